// Reads the timeline of codes on the screen.
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { CodeTimeline, type CodeTimelineProps, type SeamProviderProps } from "../../src/index.ts";
import { type Rendered, render } from "../render.tsx";
import { createWorld, type World } from "../world.ts";

export const bars = ({ container }: Rendered, door?: string) =>
  [...container.querySelectorAll<HTMLElement>("[data-seam-plot-row]")]
    .filter((row) => door === undefined || row.textContent.startsWith(door))
    .flatMap((row) => Array.from(row.querySelectorAll<HTMLElement>(".seam-bar")));
export const names = (screen: Rendered, door?: string) => bars(screen, door).map((bar) => bar.textContent);
export const rowNames = ({ container }: Rendered) =>
  [...container.querySelectorAll(".seam-week-door, .seam-daydoor-name")].map(({ textContent }) => textContent);
export const focused = () => document.activeElement?.textContent;
export const keys = async (...pressed: readonly string[]) => {
  for (const key of pressed) await userEvent.keyboard(`{${key}}`);
};

type Provider = Omit<SeamProviderProps, "children">;

export async function opened(props: CodeTimelineProps = {}, world?: World, provider: Provider = {}) {
  const screen = await render(<CodeTimeline {...props} />, { in: world ?? (await createWorld()), provider });
  await expect.poll(() => screen.container.querySelector("[data-seam-plot-row]")).not.toBeNull();
  return screen;
}

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Finds the rows of a door, in a week or on a day. */
export const rowOf = ({ container }: Rendered, door: string): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>("[data-seam-plot-row]")].find((row) => row.textContent.startsWith(door));
