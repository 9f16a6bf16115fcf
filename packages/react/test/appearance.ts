// Loads the stylesheet, and checks rules that hold in every theme and direction.
import "../src/styles/index.css";
import axe from "axe-core";
import { expect, inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    isRelease: boolean;
    clockAheadMs: number;
  }
}

const looks = [
  ["light", "ltr"],
  ["dark", "rtl"],
  // A direction changes no colour, so the other direction of a theme is checked only before a release.
  ...(inject("isRelease") ? [["light", "rtl"] as const, ["dark", "ltr"] as const] : []),
] as const;

/** Expects that axe-core finds nothing in either theme and either direction. */
export async function expectAccessible(container: Element): Promise<void> {
  const { documentElement: page } = document;
  for (const [theme, direction] of looks) {
    page.dataset["seamTheme"] = theme;
    page.dir = direction;
    await settled(container);
    const { violations } = await axe.run(container);
    const found = violations.map(
      ({ id, nodes }) => `${theme} ${direction} ${id}: ${nodes.map(({ html }) => html).join(" ")}`,
    );
    expect(found).toEqual([]);
  }
  delete page.dataset["seamTheme"];
  page.dir = "ltr";
}

/**
 * Waits until no transition is running. Inherited colours start to change only after those above them, so it checks
 * repeatedly.
 */
export async function settled(container: Element): Promise<void> {
  const passing = () =>
    container
      .getAnimations({ subtree: true })
      .filter(({ effect, playState }) => effect?.getComputedTiming().iterations === 1 && playState === "running");
  for (let running = passing(); running.length > 0; running = passing())
    await Promise.allSettled(running.map(({ finished }) => finished));
}
