// Runs the command line like a person, with its own settings: in this process, or spawned where a test is about the end
// of the process.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { Io } from "../../src/program/commands/io.ts";
import { runCommand } from "../../src/program/commands/run.ts";
import { watchedLog } from "../logs/watch.ts";

interface Ran {
  code: number;
  out: string;
  err: string;
}

type Env = Readonly<Record<string, string>>;

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const node = process.execPath;
const program = ["--conditions=source", main];

/**
 * Runs `mortise` in this process. The command sees only the environment variables in `env`. Spawn it if a server of
 * this process writes to the same SQLite file meanwhile: each would wait for the other's lock.
 * @param world - Input and output that replace the usual ones.
 */
export async function mortise(args: readonly string[], env: Env = {}, world: Partial<Io> = {}): Promise<Ran> {
  const ran = { out: "", err: "" };
  const code = await runCommand(args, {
    env,
    program: [node, ...program],
    stdout: (text) => void (ran.out += text),
    stderr: (text) => void (ran.err += text),
    untilStopped: () => Promise.resolve(),
    ...world,
  });
  return { code, ...ran };
}

/** Runs `mortise --json`, which must print exactly one line of JSON. Returns the parsed line. */
export async function mortiseJson<Facts>(args: readonly string[], env?: Env): Promise<Facts> {
  const { code, out, err } = await mortise([...args, "--json"], env);
  if (code !== 0 || !out.endsWith("\n") || out.trimEnd().includes("\n"))
    throw new Error(`Ended with ${code}: ${out}${err}`);
  return JSON.parse(out) as Facts;
}

export interface Serving {
  url: string;
  /** Address of the metrics, if `env` enables them. */
  metricsUrl: string | undefined;
  /** Stops the server like SIGTERM. Resolves to its exit code. */
  stop(): Promise<number>;
}

/** Runs `mortise serve` in this process, on a free port, until the test ends. Resolves when it listens. */
export async function mortiseServe(env: Env): Promise<Serving> {
  const stopping = Promise.withResolvers<void>();
  const listening = Promise.withResolvers<string>();
  const ended = runCommand(["serve", "--json"], {
    env: { PORT: "0", ...env },
    program: [node, ...program],
    stdout: listening.resolve,
    stderr: watchedLog(),
    untilStopped: () => stopping.promise,
  });
  const stop = () => {
    stopping.resolve();
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  const early = ended.then((code) => {
    throw new Error(`The server ended before it listened (exit code ${code}).`);
  });
  const facts = JSON.parse(await Promise.race([listening.promise, early])) as { url: string; metrics_url?: string };
  return { url: facts.url, metricsUrl: facts.metrics_url, stop };
}

/** Spawns `mortise` in a process of its own. `nodeArgs` are further options of Node. */
export function spawnMortise(args: readonly string[], env: Env = {}, nodeArgs: readonly string[] = []): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(node, [...nodeArgs, ...program, ...args], { env: { ...env } }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err });
    });
  });
}
