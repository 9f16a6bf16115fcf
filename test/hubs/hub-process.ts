// A published hub program as a child process, which tests can start, kill, and send actions at its locks.
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

export interface HubProcess {
  readonly child: ChildProcess;
  /** Lines that it has printed. */
  readonly log: string[];
  tell<Answer = object>(deed: string, input: object): Promise<Answer>;
  /** Kills the process without warning, like a power cut. */
  kill(): Promise<void>;
}

export async function startHub(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<HubProcess> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const log: string[] = [];
  const answers = new Map<number, (answer: { ok: boolean; error?: string }) => void>();
  const ready = Promise.withResolvers<void>();
  const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  void ended.then(() => ready.reject(new Error(`The hub ended before it was ready:\n${log.join("\n")}`)));
  createInterface({ input: child.stderr }).on("line", (line) => log.push(line));
  createInterface({ input: child.stdout }).on("line", (line) => {
    log.push(line);
    if (!line.startsWith("{")) return;
    const said = JSON.parse(line) as { ready?: boolean; id?: number; ok: boolean };
    if (said.ready) ready.resolve();
    if (said.id !== undefined) answers.get(said.id)?.(said);
  });
  await ready.promise;
  let ids = 0;
  return {
    child,
    log,
    async tell<Answer>(deed: string, input: object) {
      const id = (ids += 1);
      const answer = new Promise<{ ok: boolean; error?: string }>((resolve) => void answers.set(id, resolve));
      child.stdin.write(`${JSON.stringify({ id, do: deed, ...input })}\n`);
      const said = await answer;
      if (!said.ok) throw new Error(said.error);
      return said as Answer;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/**
 * Returns a port that is free now. It is outside the range that systems give to connections, which could take it
 * meanwhile.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await canListen(port)) ? port : freePort();
}

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
