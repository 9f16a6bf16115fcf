// Gives the rules of our parts a weight that the rules of a host's page do not reach.
import type { Selector, SelectorComponent } from "lightningcss";

/** `:not(#s#s)`: true of every element, with the weight of two ids. */
const twoIds: SelectorComponent = {
  type: "pseudo-class",
  kind: "not",
  selectors: [
    [
      { type: "id", name: "s" },
      { type: "id", name: "s" },
    ],
  ],
};

/**
 * Puts `:not(#s#s)` before a selector of a part. The order among our own rules stays as written, because every part's
 * selector gains the same. Selectors of a widget's root and of a host's own elements keep their weight: there the host
 * may set margins, widths and the like.
 */
export function raiseWeight(selector: Selector): Selector {
  return isOfPart(selector) ? raised(selector) : selector;
}

/** Puts `:not(#s#s)` before any selector: for pages of our own that write rules inside a widget's root. */
export function raised(selector: Selector): Selector {
  // CSS wants a tag or `*` first.
  const place = /^(type|universal)$/.test(selector[0]?.type ?? "") ? 1 : 0;
  return selector.toSpliced(place, 0, twoIds);
}

function isOfPart(selector: Selector): boolean {
  const isRaisedByHand = selector.some((one) => JSON.stringify(one) === JSON.stringify(twoIds));
  if (isRaisedByHand || !/"class","name":"seam-/.test(JSON.stringify(selector))) return false;
  const subject = selector.slice(selector.findLastIndex(({ type }) => type === "combinator") + 1);
  return !subject.some((one) => one.type === "class" && one.name === "seam-components");
}
