// Checks every story as a test, in addition to the accessibility add-on: it reaches the state in its name, and axe
// finds nothing wrong in the dark theme and from right to left either.
import type { ElementContext } from "axe-core";
import { expect, waitFor } from "storybook/test";
import type { A11yTypes } from "@storybook/addon-a11y";
import type { StoryParameters } from "./story-parameters.ts";

/** Timeout in milliseconds, long enough to create ten thousand devices for a story on a busy machine. */
const patienceMs = 30_000;

/** Rules whose result depends on colours, sides and boxes. Names, roles and ids are the same in each look. */
const ofLooks = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

let isTest = false;
let hasAllRules = false;

/**
 * Called by the test run: from then on stories are checked, not only shown. Without `withAllRules`, the second look is
 * checked only by the rules that depend on it.
 */
export function startVerifying({ withAllRules }: { withAllRules: boolean }): void {
  isTest = true;
  hasAllRules = withAllRules;
}

export async function verify(
  canvas: HTMLElement,
  { shows, a11y }: StoryParameters & A11yTypes["parameters"],
): Promise<void> {
  if (!isTest) return;
  if (shows !== undefined) await waitFor(() => expect(canvas).toHaveTextContent(shows), { timeout: patienceMs });
  await inDarkFromTheRight(async () => {
    const { default: axe } = await import("axe-core");
    const rules = hasAllRules ? { rules: { region: { enabled: false } } } : { runOnly: ofLooks };
    const { violations } = await axe.run((a11y?.context ?? document.body) as ElementContext, rules);
    const found = violations.map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.map(({ html }) => html.slice(0, 300))].join("\n  "),
    );
    await expect(found).toEqual([]);
  });
}

async function inDarkFromTheRight(look: () => Promise<void>): Promise<void> {
  const { documentElement: page } = document;
  const before = { theme: page.dataset["seamTheme"] ?? "light", direction: page.dir };
  page.dataset["seamTheme"] = "dark";
  page.dir = "rtl";
  try {
    await look();
  } finally {
    page.dataset["seamTheme"] = before.theme;
    page.dir = before.direction;
  }
}
