// A server in its own process, which tests can call over the network and kill.
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { watchedLog } from "../logs/watch.ts";

export interface Running {
  child: ChildProcess;
  url: string;
  api_key: string;
  sandbox_key: string;
}

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const started: ChildProcess[] = [];

/**
 * Kills all servers after the tests. A server left by a failed test would hold the worker's output open, so the run
 * would not end.
 */
export const killAllAfterwards = (): void =>
  afterAll(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));

/** Starts a server. Resolves when it listens. Its output goes into `log`, if given. */
export async function start(env: Record<string, string>, log?: string[]): Promise<Running> {
  const child = spawn(process.execPath, ["--conditions=source", main, "serve", "--json"], {
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  createInterface({ input: child.stderr }).on("line", watchedLog());
  if (log)
    for (const output of [child.stdout, child.stderr])
      createInterface({ input: output }).on("line", (printed) => void log.push(printed));
  else child.stderr.pipe(process.stderr, { end: false });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("exit", (code) => reject(new Error(`The server ended before it listened (exit code ${code}).`)));
  });
  return { child, ...(JSON.parse(line) as Omit<Running, "child">) };
}

/** Kills a server. Resolves when it has ended. */
export function kill({ child }: Running, signal: NodeJS.Signals = "SIGKILL"): Promise<unknown> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return ended;
}
