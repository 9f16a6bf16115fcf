// What every story is held to when it runs as a test, beside the accessibility add-on's own look at it: it arrives at the
// state it is named for, and axe finds nothing in the other theme and the other direction either.
import type { ElementContext } from "axe-core";
import { expect, waitFor } from "storybook/test";
import type { A11yTypes } from "@storybook/addon-a11y";
import type { StoryParameters } from "./story-parameters.ts";

/** Ten thousand doors are made for a story, beside whatever else the machine does. */
const patienceMs = 30_000;

let isTest = false;

/** Called by the test run: from then on stories are not only for someone to look at. */
export function startVerifying(): void {
  isTest = true;
}

export async function verify(canvas: HTMLElement, { shows, a11y }: StoryParameters & A11yTypes["parameters"]): Promise<void> {
  if (!isTest) return;
  if (shows !== undefined) await waitFor(() => expect(canvas).toHaveTextContent(shows), { timeout: patienceMs });
  await inDarkFromTheRight(async () => {
    const { default: axe } = await import("axe-core");
    const { violations } = await axe.run((a11y?.context ?? document.body) as ElementContext, { rules: { region: { enabled: false } } });
    const found = violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map(({ html }) => html.slice(0, 300))].join("\n  "));
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
