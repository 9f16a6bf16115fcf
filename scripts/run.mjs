// Runs one tool of the project to its end and says which step failed.
import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);

/** Resolves when the command succeeds; rejects with a sentence naming it otherwise. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: "inherit", env: { ...process.env, PATH: path, ...env } });
    child.on("error", reject);
    child.on("exit", (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} ended with ${signal ?? `exit code ${code}`}.`)),
    );
  });
}

/** Runs named steps one after another, printing how long each took; the process exits 1 at the first that fails. */
export async function steps(list) {
  for (const [name, step] of list) {
    const begun = Date.now();
    console.log(`\n▸ ${name}`);
    try {
      await step();
    } catch (error) {
      console.error(`\n✗ ${name}: ${error.message}`);
      process.exit(1);
    }
    console.log(`  ${name}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
}
