import { expect } from "@playwright/test";
import { findFirefox, findWebKit } from "../../scripts/test/engines.ts";
import { test as base } from "../server.ts";
import type { Driver } from "./driver.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

export interface EnginePage extends Pick<Driver, "goto" | "evaluate" | "doubleClick"> {
  /**
   * Waits for a button, or another element of `selector`, whose label or text begins with `name`, and clicks it with
   * the mouse.
   */
  press(name: string, selector?: string): Promise<void>;
  /** Replaces the content of the field with this label by typing. */
  fill(label: string, text: string): Promise<void>;
  /** Waits until the page shows this text. */
  says(text: string): Promise<void>;
}

const [webkit, firefox] = [findWebKit(), findFirefox()];
const ways = {
  WebKit: webkit === undefined ? undefined : () => openWebKit(webkit),
  Firefox: firefox === undefined ? undefined : () => openFirefox(firefox),
};
type Engine = keyof typeof ways;
export const engines = Object.keys(ways) as Engine[];

/** Returns the engine's browser of this worker. */
type Drivers = (engine: Engine) => Promise<Driver> | undefined;

/** Tests of a page in another engine. They are skipped if the engine is not installed. */
export const test = base.extend<{ engine: Engine; tab: EnginePage }, { drivers: Drivers }>({
  // Browsers start once per worker, because a start takes as long as a test. A failed test ends its worker, so the next
  // one has a new browser.
  drivers: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const opened = new Map<Engine, Promise<Driver>>();
      await provide((engine) => {
        const driver = opened.get(engine) ?? ways[engine]?.();
        if (driver) opened.set(engine, driver);
        return driver;
      });
      for (const driver of opened.values()) await (await driver).close();
    },
    { scope: "worker" },
  ],
  engine: ["WebKit", { option: true }],
  // Each test has its own server address, so pages do not see each other's storage.
  tab: async ({ engine, drivers }, provide) => {
    const driver = await drivers(engine);
    test.skip(driver === undefined, `There is no ${engine} here.`);
    if (driver === undefined) return;
    await provide(pageOf(driver));
    await driver.goto("about:blank");
  },
});
export { expect };

function pageOf({ goto, evaluate, doubleClick, find, click, fill }: Driver): EnginePage {
  const found = async (selector: string, name: string): Promise<string> => {
    let element: string | null = null;
    const look = async () => {
      element = await find(
        `const nameOf = (each) => each.getAttribute("aria-label") ?? each.labels?.[0]?.textContent ?? each.textContent;
        return [...document.querySelectorAll(arguments[0])]
          .find((each) => each.checkVisibility() && nameOf(each).trim().startsWith(arguments[1])) ?? null`,
        selector,
        name,
      );
      return element !== null;
    };
    await expect.poll(look, { message: `${selector} called ${name}` }).toBe(true);
    return element ?? "";
  };
  return {
    goto,
    evaluate,
    doubleClick,
    press: async (name, selector = "button, label") => click(await found(selector, name)),
    fill: async (label, text) => fill(await found("input", label), text),
    says: (text) =>
      expect
        .poll(() => evaluate("return document.body.innerText.includes(arguments[0])", text), { message: text })
        .toBe(true),
  };
}
