// Where a floating part goes. Set through the CSSOM, which a strict Content-Security-Policy allows.
import { zoomOf } from "../../page/in-browser.ts";

const edge = 8;

/**
 * Places `floating` below `trigger`, their ends aligned, or above it where there is no room, and shifts it to stay on
 * screen. Its margin, the same all round, is the distance.
 */
export function placeFloating(trigger: Element, floating: HTMLElement): void {
  const anchor = trigger.getBoundingClientRect();
  // Measured in the corner: where it stands by now, a window that has become narrower may leave it the width of a few
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
 * Places `floating` below `area`, or over its end where there is no room below it on screen; above buttons that act, and
 * above what says that data is out of date, rather than over them.
 */
export function placeInside(area: Element, floating: HTMLElement): void {
  const box = area.getBoundingClientRect();
  set(floating, 0, 0);
  const { width, height } = floating.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  let bottom = Math.min(box.bottom + height + edge, clientHeight - edge * 2);
  // From the lowest to the highest: above one of them may be the next.
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
