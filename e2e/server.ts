// Runs a real server process for one test, which can kill and restart it on the same data.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test as base } from "@playwright/test";

export interface Banner {
  url: string;
  api_base_url: string;
  publishable_key: string;
  user_identifier_key: string;
  api_key: string;
  sandbox_key: string;
  workspace_id: string;
  port: number;
}

export interface Server {
  readonly banner: Banner;
  /** Folder of its database. */
  readonly folder: string;
  /** Calls the platform API with the workspace's key. Resolves to the answer's body. */
  call(path: string, body?: object): Promise<Record<string, unknown>>;
  /** Pauses the process (SIGSTOP): it accepts connections and answers nothing until it is resumed. */
  pause(): void;
  resume(): void;
  /** Kills the process (SIGKILL), which cannot finish anything. */
  kill(): Promise<void>;
  /** Restarts the process on the same data and the same port. */
  restart(): Promise<void>;
}

export const test = base.extend<{ server: Server }>({
  // Playwright reads from the first argument which fixtures this one needs. It must be an object pattern, even an empty
  // one.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), "mortise-e2e-"));
    let process = await start(folder, 0);
    await provide({
      folder,
      get banner() {
        return process.banner;
      },
      async call(path, body = {}) {
        const response = await fetch(`${process.banner.api_base_url}${path}`, {
          method: "POST",
          headers: { authorization: `Bearer ${process.banner.api_key}`, "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        return (await response.json()) as Record<string, unknown>;
      },
      pause: () => void process.child.kill("SIGSTOP"),
      resume: () => void process.child.kill("SIGCONT"),
      kill: () => end(process.child, "SIGKILL"),
      async restart() {
        process = await start(folder, process.banner.port);
      },
    });
    await end(process.child, "SIGTERM");
    await rm(folder, { recursive: true, force: true });
  },
});
export { expect } from "@playwright/test";

async function start(folder: string, port: number): Promise<{ child: ChildProcess; banner: Banner }> {
  const child = spawn(process.execPath, ["--conditions=source", "packages/server/src/main.ts", "serve", "--json"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("exit", (code) => reject(new Error(`The server ended before it listened (exit code ${code}).`)));
  });
  return { child, banner: JSON.parse(line) as Banner };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}
