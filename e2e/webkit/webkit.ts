// WebKit over the WebDriver protocol: Playwright's own build of WebKit would be another download of a hundred megabytes.
import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { findWebKit, type WebKit } from "../../scripts/webkit.ts";
import { test as base } from "../server.ts";

export interface WebKitPage {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page. Its `arguments` and what it returns must be plain data. */
  evaluate<Result>(body: string, ...args: readonly unknown[]): Promise<Result>;
  /** Waits for a button, or another element of `selector`, whose label or text begins with `name`, and clicks it with the mouse. */
  press(name: string, selector?: string): Promise<void>;
  /** Types into the field with this label, in place of what it holds. */
  fill(label: string, text: string): Promise<void>;
  /** Waits until the page shows this text. */
  says(text: string): Promise<void>;
}

const found = findWebKit();

/** Tests of a page in WebKit; skipped where there is no WebKit. */
export const test = base.extend<{ webkit: WebKitPage }>({
  // oxlint-disable-next-line no-empty-pattern
  webkit: async ({}, provide) => {
    test.skip(found === undefined, "There is no WebKitWebDriver here.");
    const { session, stop } = await open(found as WebKit);
    await provide(pageOf(session));
    await session("DELETE", "").catch(() => undefined);
    stop();
  },
});
export { expect };

type Call = <Value>(method: string, path: string, body?: object) => Promise<Value>;

async function open({ driver, browser, display }: WebKit): Promise<{ session: Call; stop: () => void }> {
  const screen = spawn(display, ["-displayfd", "1", "-screen", "0", "1200x1000x24"], { stdio: ["ignore", "pipe", "ignore"] });
  const number = await firstLine(screen);
  const port = await freePort();
  // In a container WebKit's sandbox cannot run, and there is no graphics card.
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  };
  const server = spawn(driver, [`--port=${port}`], { stdio: "ignore", env });
  const stop = () => [server, screen].forEach((each) => each.kill());
  const call: Call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value as never;
  };
  await expect.poll(() => call("GET", "/status").catch(() => null)).not.toBeNull();
  const options = { binary: browser, args: ["--automation"] };
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  return { stop, session: (method, path, body) => call(method, `/session/${sessionId}${path}`, body) };
}

function pageOf(session: Call): WebKitPage {
  const evaluate = <Result>(script: string, ...args: readonly unknown[]) => session<Result>("POST", "/execute/sync", { script, args });
  const find = async (selector: string, name: string) => {
    let element: object | null = null;
    const look = async () => {
      element = await evaluate<object | null>(
        `const nameOf = (each) => each.getAttribute("aria-label") ?? each.labels?.[0]?.textContent ?? each.textContent;
        return [...document.querySelectorAll(arguments[0])]
          .find((each) => each.checkVisibility() && nameOf(each).trim().startsWith(arguments[1])) ?? null`,
        selector,
        name,
      );
      return element !== null;
    };
    await expect.poll(look, { message: `${selector} called ${name}` }).toBe(true);
    return Object.values(element as unknown as Record<string, string>)[0];
  };
  return {
    evaluate,
    goto: (url) => session("POST", "/url", { url }),
    press: async (name, selector = "button, label") => session("POST", `/element/${await find(selector, name)}/click`, {}),
    async fill(label, text) {
      const field = `/element/${await find("input", label)}`;
      await session("POST", `${field}/clear`, {});
      await session("POST", `${field}/value`, { text });
    },
    says: (text) =>
      expect.poll(() => evaluate("return document.body.innerText.includes(arguments[0])", text), { message: text }).toBe(true),
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
