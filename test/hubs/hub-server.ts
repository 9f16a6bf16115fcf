// A server in its own process with one workspace, for tests that check a hub's locks from outside.
import { execFileSync } from "node:child_process";
import { kill, type Running, start } from "../../packages/server/test/processes/server-process.ts";

const main = new URL("../../packages/server/src/main.ts", import.meta.url).pathname;

export interface HubServer {
  ask<Body>(path: string, input?: object): Promise<Body>;
  stop(): Promise<unknown>;
  /** Kills the server without warning, like a power cut, and starts it again. */
  restart(): Promise<void>;
}

const interviewMs = 30_000;

/** Adds the account once the hub accepts it: a hub that has just started is still interviewing its locks. */
async function addOnceReady(add: () => unknown): Promise<void> {
  for (const end = Date.now() + interviewMs; ; ) {
    try {
      return void add();
    } catch (error) {
      if (!String(error).includes("knows of no lock") || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/**
 * Starts the server.
 * @param account - Arguments of `mortise accounts add`.
 */
export async function startHubServer(folder: string, account: readonly string[]): Promise<HubServer> {
  const env = { DATA_DIR: folder, MORTISE_DEMO: "off" };
  let server: Running = await start(env);
  const mortise = (...args: string[]) =>
    execFileSync(process.execPath, ["--conditions=source", main, ...args, "--json"], {
      env: { ...process.env, ...env },
      encoding: "utf8",
    });
  const { key } = JSON.parse(mortise("keys", "create", "--new-workspace", "House")) as { key: string };
  await addOnceReady(() => mortise("accounts", "add", ...account));
  return {
    async ask<Body>(path: string, input: object = {}) {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const response = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(input) });
      const body = (await response.json()) as Body;
      if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
      return body;
    },
    stop: () => kill(server, "SIGTERM"),
    async restart() {
      await kill(server);
      server = await start(env);
    },
  };
}
