// Starts one real server for the browser tests. Every test creates its own workspace in it.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    server: { url: string; sandbox_key: string; real_api_key: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "mortise-"));
  const mortise = (...args: string[]) =>
    spawn(process.execPath, ["--conditions=source", "packages/server/src/main.ts", ...args, "--json"], {
      env: { ...process.env, PORT: "0", DATA_DIR: folder, DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
  const child = mortise("serve");
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code) => reject(new Error(`The test server ended before it listened (exit code ${code}).`)));
  });
  const [line] = await Promise.race([readLine(child.stdout), ended]);
  const made = await text(mortise("keys", "create", "--new-workspace", "House").stdout);
  project.provide("server", { ...JSON.parse(line ?? "{}"), real_api_key: JSON.parse(made).key });
  return async () => {
    ended.catch(() => undefined);
    child.kill();
    await rm(folder, { recursive: true, force: true });
  };
}

function readLine(stream: NodeJS.ReadableStream): Promise<string[]> {
  return new Promise((resolve) => {
    createInterface({ input: stream }).once("line", (line) => resolve([line]));
  });
}
