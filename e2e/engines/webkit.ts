// Drives WebKit over the WebDriver protocol. Playwright's own build of WebKit would be another download of a hundred
// megabytes.
import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import type { WebKit } from "../../scripts/test/engines.ts";
import { type Driver, mouse } from "./driver.ts";

export async function openWebKit({ driver, browser, display }: WebKit): Promise<Driver> {
  const screen = spawn(display, ["-displayfd", "1", "-screen", "0", "1200x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await firstLine(screen);
  const port = await freePort();
  // WebKit's sandbox cannot run in a container, which also has no graphics card.
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  };
  const server = spawn(driver, [`--port=${port}`], { stdio: "ignore", env });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value as Value;
  };
  await expect.poll(() => call("GET", "/status").catch(() => null)).not.toBeNull();
  const options = { binary: browser, args: ["--automation"] };
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const tell = <Value = void>(path: string, body: object) => call<Value>("POST", `/session/${sessionId}${path}`, body);
  const evaluate = <Result>(script: string, ...args: readonly unknown[]) =>
    tell<Result>("/execute/sync", { script, args });
  return {
    evaluate,
    goto: (url) => tell("/url", { url }),
    async find(body, ...args) {
      const found = await evaluate<Record<string, string> | null>(body, ...args);
      return found && (Object.values(found)[0] ?? null);
    },
    click: (element) => tell(`/element/${element}/click`, {}),
    async fill(element, text) {
      await tell(`/element/${element}/clear`, {});
      await tell(`/element/${element}/value`, { text });
    },
    doubleClick: (x, y) => tell("/actions", { actions: [mouse({ x, y }, 2)] }),
    async close() {
      await call("DELETE", `/session/${sessionId}`).catch(() => undefined);
      for (const each of [server, screen]) each.kill();
    },
  };
}

const firstLine = ({ stdout }: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    if (stdout) createInterface({ input: stdout }).once("line", resolve);
  });

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
