// Starts and stops processes under measurement, and reads their first line, processor time and memory.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

export interface Measured<Facts> {
  /** JSON of the first line that the process printed. */
  facts: Facts;
  /** Milliseconds from its start to its first line. */
  startMs: number;
  /** Milliseconds of processor time that this process has used; `undefined` if the system does not report it. */
  processorMs(): number | undefined;
  /** Megabytes of its resident memory; `undefined` if the system does not report it. */
  residentMb(): number | undefined;
  stop(): Promise<void>;
}

/** Builds the server as installed, because from its sources it would spend time on reading TypeScript. */
export function buildServer(): void {
  execFileSync("tsc", ["-b", "packages/server"], { stdio: "inherit" });
  execFileSync(process.execPath, ["scripts/server-build.mjs"], { stdio: "inherit" });
}

export async function startProcess<Facts>(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Measured<Facts>> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const line = await Promise.race([firstLine(child), ended.then(() => undefined)]);
  if (line === undefined) throw new Error(`${args.join(" ")} ended before it listened.`);
  return {
    facts: JSON.parse(line) as Facts,
    startMs: performance.now() - begun,
    processorMs: () => processorMs(child.pid),
    residentMb: () => residentMb(child.pid),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function firstLine({ stdout }: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (stdout) createInterface({ input: stdout }).once("line", resolve);
  });
}

const ticksPerSecond = 100;

function processorMs(pid: number | undefined): number | undefined {
  const fields = readProc(pid, "stat")?.split(") ").at(-1)?.split(" ");
  return fields && ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

function residentMb(pid: number | undefined): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readProc(pid, "status") ?? "")?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
}

function readProc(pid: number | undefined, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}
