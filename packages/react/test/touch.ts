// Simulates a finger instead of a mouse, and measures what it hits.
import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

interface DevTools {
  send(method: "Emulation.setTouchEmulationEnabled", options: { enabled: boolean }): Promise<unknown>;
}
const emulateTouch = (enabled: boolean) =>
  (cdp() as unknown as DevTools).send("Emulation.setTouchEmulationEnabled", { enabled });

/** Makes the pointer coarse until the test ends. */
export async function useFinger(): Promise<void> {
  await emulateTouch(true);
  onTestFinished(async () => void (await emulateTouch(false)));
}

const controls = "button, input, select, textarea, a[href], [tabindex='0']";

/** Half of the 44 px that a finger needs, minus 1 px for rounding. */
const reachPx = 21;

/** Most elements that are checked of a repeated kind: the first rows of a list. */
const mostAlike = 30;

/**
 * Names each control that is not hit in its middle, or not in all of the 44 px around it. Only a popover or a dialog
 * may cover it.
 */
export function missedTargets(root: Element): string[] {
  const alike = new Map<string, number>();
  return [...root.querySelectorAll<HTMLInputElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(({ className }) => {
      const count = (alike.get(className) ?? 0) + 1;
      alike.set(className, count);
      return count <= mostAlike;
    })
    .flatMap(missesOf);
}

function missesOf(control: HTMLInputElement): string[] {
  control.scrollIntoView({ block: "center", inline: "nearest" });
  const [x, y] = middleOf(control);
  const points: [where: string, x: number, y: number][] = [["in its middle", x, y]];
  // A checkbox or radio is hit by its label, and a row's button, which is only the name, by the whole row.
  const target = control.labels?.[0]?.contains(control) ? control.labels[0] : control;
  const [midX, midY] = middleOf(target);
  if (!control.matches(".seam-row-open"))
    points.push(
      ["above", midX, midY - reachPx],
      ["below", midX, midY + reachPx],
      ["on the left", midX - reachPx, midY],
      ["on the right", midX + reachPx, midY],
    );
  return points.flatMap(([where, atX, atY]) => {
    const hit = document.elementFromPoint(atX, atY);
    const owner = hit?.closest("label")?.control ?? hit?.closest(controls) ?? hit;
    return owner === control || isCovered(control, hit) ? [] : [`${nameOf(control)} ${where}: ${nameOf(owner)}`];
  });
}

function middleOf(element: Element): [x: number, y: number] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}

function isCovered(control: Element, hit: Element | null): boolean {
  const cover = document.querySelector(":modal") ?? hit?.closest(":popover-open");
  return !!cover && !cover.contains(control);
}

const nameOf = (element: Element | null): string =>
  `${element?.className} "${(element?.getAttribute("aria-label") ?? element?.textContent ?? "").slice(0, 40)}"`;
