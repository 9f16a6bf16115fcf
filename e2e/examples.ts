// Runs one of the examples as in its README, on a test's own server.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import type { Banner } from "./server.ts";

export interface Example {
  /** Address of its page, from its output. */
  readonly url: string;
  /** Lines printed so far. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/** Resolves once the example has printed a line with its address. */
export async function startExample(
  name: string,
  server: Banner | null,
  env: Record<string, string> = {},
): Promise<Example> {
  const settings = server && {
    MORTISE_URL: server.url,
    MORTISE_API_KEY: server.api_key,
    MORTISE_PUBLISHABLE_KEY: server.publishable_key,
    MORTISE_USER: server.user_identifier_key,
  };
  const child = spawn(process.execPath, ["scripts/example.mjs", name, "--built"], {
    env: { ...process.env, DATABASE_URL: "", PORT: String(await freePort()), ...settings, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const found = /https?:\/\/(?:127\.0\.0\.1|localhost):\d+\/?/.exec(line);
        if (found) resolve(found[0]);
      });
    child.once("close", (code) => reject(new Error(`The example ended (exit code ${code}):\n${lines.join("\n")}`)));
  });
  return {
    url,
    lines,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Returns a free port, because frameworks do not accept 0 for "any". */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
