// Positions floating parts. It uses the CSSOM, which a strict Content-Security-Policy allows.
import { zoomOf } from "../../page/in-browser.ts";

const edge = 8;

/**
 * Places `floating` below `trigger` with aligned ends, or above it if there is no space, and shifts it to stay on
 * screen. The margin of `floating`, equal on all sides, is the distance.
 */
export function placeFloating(trigger: Element, floating: HTMLElement): void {
  const anchor = trigger.getBoundingClientRect();
  // Measured in the corner: at its current position, a window that became narrower may leave it the width of a few
  // letters.
  set(floating, 0, 0);
  const { width, height } = floating.getBoundingClientRect();
  const gap = Number.parseFloat(getComputedStyle(floating).marginTop) * zoomOf(floating);
  const { clientWidth, clientHeight } = document.documentElement;

  const above = anchor.top - height - gap;
  const below = anchor.bottom + gap;
  const isBelow = below + height <= clientHeight - edge || above < edge;
  const left = getComputedStyle(trigger).direction === "rtl" ? anchor.left + gap : anchor.right - width - gap;

  set(
    floating,
    clamp(left, clientWidth - width - edge) - gap,
    clamp(isBelow ? below : above, clientHeight - height - edge) - gap,
  );
}

/**
 * Places `floating` below `area`, or over its end if there is no space below. It goes above action buttons and the
 * strip about stale data, not over them.
 */
export function placeInside(area: Element, floating: HTMLElement): void {
  const box = area.getBoundingClientRect();
  set(floating, 0, 0);
  const { width, height } = floating.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  let bottom = Math.min(box.bottom + height + edge, clientHeight - edge * 2);
  // Ordered from the lowest to the highest, because the next may be above the last.
  for (const buttons of ["[data-strip]", ".seam-footer", ".seam-lock-action"]) {
    const met = area.querySelector(buttons)?.getBoundingClientRect();
    if (met && met.top < bottom && met.bottom > bottom - height) bottom = met.top - edge;
  }
  set(floating, clamp((box.left + box.right - width) / 2, clientWidth - width - edge), Math.max(edge, bottom - height));
}

const clamp = (value: number, most: number): number => Math.max(edge, Math.min(value, most));

function set(element: HTMLElement, left: number, top: number): void {
  const zoom = zoomOf(element);
  element.style.inset = `${Math.round(top / zoom)}px auto auto ${Math.round(left / zoom)}px`;
}
