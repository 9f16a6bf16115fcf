// Runs one tool of the project to its end and says which step failed.
import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const children = new Set();
process.on("exit", () => children.forEach((child) => child.kill()));
const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);

/**
 * Resolves when the command succeeds; else rejects with a sentence that names it. `said`: a list for its output, which
 * is else shown.
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
    console.log(`  ${name}: ${since(begun)}`);
  }
}

/** The part of a tool's output about its failures. It is printed last, for those who see only the end of the output. */
function why(said) {
  const lines = Buffer.concat(said).toString().split("\n");
  const plain = lines.map((line) => stripVTControlCharacters(line));
  const from = plain.findIndex((line) => /Failed (Tests|Suites) \d|Unhandled Errors|^ {2}\d+\) /.test(line));
  return lines.slice(from === -1 ? -60 : from, from === -1 ? undefined : from + 120).join("\n");
}

/**
 * The lines that name tests which passed only at their second try: those of tried-again.ts, and Playwright's list of
 * flaky tests.
 */
const triedAgain = (said) =>
  stripVTControlCharacters(Buffer.concat(said).toString()).match(/^(Tried again: .*| +\d+ flaky\n( {4}.*\n)*)/gm) ?? [];

/**
 * Runs named steps in their order, `atOnce` at a time, and shows the output of each when it has ended: a step gets a
 * list for it, which it passes to {@link run} as `said`. All steps run to their end; if any failed, the reasons come
 * last and the process exits 1.
 */
export async function stepsTogether(list, atOnce) {
  const left = [...list];
  const failures = [];
  const doubtful = [];
  const running = new Map();
  const show = (name, said) => {
    console.log(`\n▸ ${name}`);
    process.stdout.write(Buffer.concat(said));
  };
  // Stopped by a person, it shows the output of the steps that are still running: one of them may hang.
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      running.forEach((said, name) => show(`${name}, until it was stopped`, said));
      process.exit(1);
    });
  const next = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) {
      const [name, step] = entry;
      const begun = Date.now();
      const said = [];
      running.set(name, said);
      console.log(`\n▸ ${name} begins`);
      const error = await step(said).then(
        () => undefined,
        (reason) => reason,
      );
      running.delete(name);
      show(name, said);
      console.log(`  ${name}: ${since(begun)}`);
      doubtful.push(...triedAgain(said));
      if (error) failures.push(`✗ ${name}: ${error.message}\n${why(said)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  if (doubtful.length > 0)
    console.error(
      `\nPassed only at the second try. Find out why; a fault of the test or of the product:\n${doubtful.join("\n")}`,
    );
  if (failures.length === 0) return;
  console.error(`\n${failures.join("\n")}`);
  process.exitCode = 1;
}
