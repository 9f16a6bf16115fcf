/// <reference types="vite/client" />
// What every story is held to when it runs as a test, beside the accessibility add-on's own look at it: it arrives at the
// state it is named for, and axe finds nothing in the other theme and the other direction either.
import { expect, waitFor } from "storybook/test";
import type { StoryParameters } from "./story-parameters.ts";

/** Whether stories run as tests, and not for someone to look at. */
export const isTest = import.meta.env["VITEST"] !== undefined;

const patienceMs = 8000;

export async function verify(canvas: HTMLElement, { shows }: StoryParameters): Promise<void> {
  if (shows !== undefined) await waitFor(() => expect(canvas).toHaveTextContent(shows), { timeout: patienceMs });
  await inDarkFromTheRight(async () => {
    const { default: axe } = await import("axe-core");
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
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
