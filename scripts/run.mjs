// Runs one tool of the project to its end and reports which step failed.
import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const children = new Set();
process.on("exit", () => children.forEach((child) => child.kill()));
const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);

/**
 * Resolves when the command succeeds. Otherwise rejects with a sentence that names it.
 * @param said - List that collects the output, which is otherwise shown.
 */
export function run(command, args, { env = {}, cwd = root, said } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = said ? ["ignore", "pipe", "pipe"] : "inherit";
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, PATH: path, ...env } });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => said.push(chunk));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      children.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(" ")} ended with ${signal ?? `exit code ${code}`}.`));
    });
  });
}

const since = (begun) => `${((Date.now() - begun) / 1000).toFixed(1)} s`;

/**
 * Runs named steps one after another, and prints how long each took. The process exits with 1 at the first that fails.
 */
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
    console.log(`  ${name}: ${since(begun)}`);
  }
}
