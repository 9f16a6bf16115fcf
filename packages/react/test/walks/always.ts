// Checks rules that hold on every screen of the widgets at every moment. Returns complaints.
import { visible } from "./person.ts";

export function isSound(place: HTMLElement): string[] {
  const root = place.querySelector<HTMLElement>(".seam-components");
  if (root === null) return [];
  return [...words(root), ...headings(root), ...ids(place), ...names(root), ...widths(root), ...focus()];
}

const slips = /\[object |undefined|NaN|Invalid Date|\{\w+\}|null\b/;

function words(root: HTMLElement): string[] {
  const texts = [
    root.textContent,
    ...[...root.querySelectorAll("[aria-label], [title]")].flatMap((each) => [
      each.ariaLabel,
      each.getAttribute("title"),
    ]),
  ];
  return texts.flatMap((text) => (text && slips.test(text) ? [`says ${text.slice(0, 300)}`] : []));
}

function headings(root: HTMLElement): string[] {
  const levels = [...root.querySelectorAll<HTMLElement>('[role="heading"]')]
    .filter((each) => each.closest("dialog") === null && each.checkVisibility())
    .map((each) => Number(each.ariaLevel));
  const seconds = levels.filter((level) => level === 2).length;
  const isSkipped = levels.some((level, at) => level > (levels[at - 1] ?? 1) + 1);
  const isCatalogue = root.querySelector(".seam-brand, .seam-model-row") !== null;
  return (seconds === 1 || isCatalogue || levels.length === 0) && !isSkipped
    ? []
    : [`has headings of levels ${levels.join()}`];
}

function ids(place: HTMLElement): string[] {
  const all = [...place.querySelectorAll("[id]")].map(({ id }) => id);
  return all.filter((id, at) => all.indexOf(id) !== at).map((id) => `has the id ${id} twice`);
}

function names(root: HTMLElement): string[] {
  return visible(root, "button, input, select").flatMap((each) => {
    const labelled = each.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = [...((each as HTMLInputElement).labels ?? []), ...labelled.map((id) => document.getElementById(id))];
    const name = [each.ariaLabel, each.textContent, ...labels.map((label) => label?.textContent)].join("").trim();
    return name === "" ? [`has no name for ${each.outerHTML.slice(0, 200)}`] : [];
  });
}

/**
 * A name reserves space for an ellipsis after its last letter, which in a narrow frame may overflow by two invisible
 * pixels.
 */
const forEllipsis = 2;

function widths(root: HTMLElement): string[] {
  return [root, ...root.querySelectorAll<HTMLElement>(".seam-frame, .seam-popover, .seam-dialog")].flatMap((box) => {
    if (box.scrollWidth <= box.clientWidth + forEllipsis) return [];
    const { right, left } = box.getBoundingClientRect();
    const wide = [...box.querySelectorAll("*")].filter(
      (each) => each.getBoundingClientRect().right > right - 1 || each.getBoundingClientRect().left < left + 1,
    );
    return [
      `${box.className} is ${box.scrollWidth} px wide in ${box.clientWidth}, for ${wide
        .map((each) => each.outerHTML.slice(0, 120))
        .join(", ")
        .slice(0, 400)}`,
    ];
  });
}

function focus(): string[] {
  const { activeElement: at, body } = document;
  if (at === null || at === body || at.closest(".seam-components") === null) return [];
  return at.checkVisibility({ visibilityProperty: true }) && at.getClientRects().length > 0
    ? []
    : [`has the focus on what cannot be seen: ${at.outerHTML.slice(0, 200)}`];
}
