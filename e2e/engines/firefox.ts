// Drives an installed Firefox over WebDriver BiDi, which it speaks by itself. Playwright's own build would be another
// download.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Driver, mouse } from "./driver.ts";

/** Result of a function in the page. */
interface Returned {
  type: "success" | "exception";
  result?: { value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}

export async function openFirefox(executable: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "mortise-firefox-"));
  const firefox = spawn(
    executable,
    ["--headless", "--remote-debugging-port=0", "--width=1200", "--height=1000", "--profile", profile],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const call = await connect(`${await addressOf(firefox)}/session`);
  await call("session.new", { capabilities: {} });
  const { contexts } = await call<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context ?? "";
  const run = async (functionDeclaration: string): Promise<Returned["result"]> => {
    const target = { context };
    const returned = await call<Returned>("script.callFunction", { functionDeclaration, target, awaitPromise: true });
    if (returned.type === "exception") throw new Error(returned.exceptionDetails?.text);
    return returned.result;
  };
  const called = (body: string, args: readonly unknown[]) =>
    `(function () {${body}\n}).apply(null, ${JSON.stringify(args)})`;
  const act = (...actions: object[]) => call("input.performActions", { context, actions });
  const click = (sharedId: string) => act(mouse({ x: 0, y: 0, origin: { type: "element", element: { sharedId } } }));
  return {
    async goto(url) {
      await call("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate<Result>(body: string, ...args: readonly unknown[]) {
      const text = (await run(`() => JSON.stringify(${called(body, args)})`))?.value;
      return (text === undefined ? undefined : JSON.parse(text)) as Result;
    },
    async find(body, ...args) {
      const scrolled = "found?.scrollIntoView({ block: 'nearest', behavior: 'instant' })";
      return (await run(`() => { const found = ${called(body, args)}; ${scrolled}; return found }`))?.sharedId ?? null;
    },
    async click(element) {
      await click(element);
    },
    async fill(element, text) {
      await click(element);
      await run("() => { document.activeElement.select() }");
      const keys = Array.from(text, (value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))).flat();
      await act({ type: "key", id: "keyboard", actions: keys });
    },
    async doubleClick(x, y) {
      await act(mouse({ x: Math.round(x), y: Math.round(y) }, 2));
    },
    async close() {
      const isGone = new Promise((resolve) => firefox.once("exit", resolve));
      firefox.kill();
      await isGone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const addressOf = ({ stderr }: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!stderr) return;
    const lines = createInterface({ input: stderr });
    lines.on("line", (line) => {
      const address = /^WebDriver BiDi listening on (ws:.*)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    lines.once("close", () => reject(new Error("Firefox ended before it could be told anything.")));
  });

type Call = <Value = unknown>(method: string, params: object) => Promise<Value>;

interface Answer {
  id: number | null;
  result?: unknown;
  error?: string;
  message?: string;
}

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== null) waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let last = 0;
  return async <Value>(method: string, params: object) => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result as Value;
  };
}
