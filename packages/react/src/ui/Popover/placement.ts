// Where a floating part goes. Set through the CSSOM, which a strict Content-Security-Policy allows.

const edge = 8;

/**
 * Places `floating` beside `trigger`, flipped and shifted to stay on screen: below it where their ends meet, or above its middle.
 * Its margins are the distances.
 */
export function place(trigger: Element, floating: HTMLElement, side: "below" | "above" = "below"): void {
  const anchor = trigger.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const style = getComputedStyle(floating);
  const gap = { block: Number.parseFloat(style.marginTop) || 0, inline: Number.parseFloat(style.marginLeft) || 0 };
  const { clientWidth, clientHeight } = document.documentElement;

  const above = anchor.top - height - gap.block;
  const below = anchor.bottom + gap.block;
  const isBelow = (side === "below" && below + height <= clientHeight - edge) || above < edge;
  const atEnd = getComputedStyle(trigger).direction === "rtl" ? anchor.left + gap.inline : anchor.right - width - gap.inline;
  const left = side === "above" ? anchor.left + (anchor.width - width) / 2 : atEnd;

  set(
    floating,
    clamp(left, clientWidth - width - edge) - gap.inline,
    clamp(isBelow ? below : above, clientHeight - height - edge) - gap.block,
  );
}

/** Places `floating` at the bottom of what is visible of `area`. */
export function placeInside(area: Element, floating: HTMLElement): void {
  const box = area.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const bottom = Math.min(box.bottom, clientHeight) - edge * 2;
  set(
    floating,
    clamp(box.left + (box.width - width) / 2, clientWidth - width - edge),
    clamp(bottom - height, clientHeight - height - edge),
  );
}

const clamp = (value: number, most: number): number => Math.max(edge, Math.min(value, most));

function set(element: HTMLElement, left: number, top: number): void {
  element.style.setProperty("left", `${Math.round(left)}px`);
  element.style.setProperty("top", `${Math.round(top)}px`);
}
