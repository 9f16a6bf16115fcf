// Common parts of table previews: everything that TableFrame and ChunkedList render around their rows.
import type { ElementInputs, WidgetProps } from "../mount-widget.ts";
import { type ElementAttributes, type ElementChild, makeElement, makeIcon } from "./make-element.ts";
import { enRows } from "../../strings/en-rows.ts";
import { type Formatter, formatOf } from "../../strings/format.ts";
import { chunksOf, longestWholeList, firstChunks, rowHeightPx, rowsPerChunk } from "../../ui/ChunkedList/list-sizes.ts";

/**
 * Returns a formatter of numbers and times, or `undefined` if the host has other strings than the English ones, or its
 * own cache.
 */
export function plainFormatter({
  locale,
  messages,
  hourCycle,
  queryClient,
}: ElementInputs["provider"]): Formatter | undefined {
  const isPlain = !messages && !queryClient && !globalThis.seamQueryClient && /^(en(-[\w-]+)?)?$/.test(locale ?? "");
  return isPlain ? formatOf(locale || "en-US", hourCycle) : undefined;
}

export const formatCount = (words: { one: string; other: string }, count: number, format: Formatter): string =>
  words[count === 1 ? "one" : "other"].replace("{count}", format.number(count));

interface TablePreview<Item> {
  /** Heading, if the host sets none. */
  readonly title: string;
  readonly count: string;
  readonly sub?: string;
  /** Content before the search field. */
  readonly tools?: ElementChild;
  /** Content after the search field. */
  readonly after?: ElementChild;
  readonly health: Element;
  readonly rows: readonly Item[];
  /** Makes a row. @param place - Attributes of the row's element. */
  readonly makeRow: (item: Item, place: ElementAttributes) => Element;
}

/** Makes the table's root, for insertion into the page. */
export function makeTable<Item>(
  props: WidgetProps,
  { title, count, sub, tools, after, health, rows, makeRow }: TablePreview<Item>,
) {
  const heading = (props["heading"] ?? props["title"] ?? title) as string;
  const frame = makeElement(
    "div.seam-frame",
    {},
    makeElement(
      "div.seam-header",
      {},
      heading !== "" && makeHeader(heading, count, sub),
      tools,
      props["disableSearch"] !== true && makeSearchField(),
      after,
    ),
    health,
    makeList(rows, heading || title, makeRow),
  );
  const root = makeElement(
    "div.seam-components",
    {},
    makeElement("div", {}, frame),
    makeElement("span.seam-visually-hidden", { role: "status", "aria-live": "polite" }),
  ) as HTMLElement;
  if (props["className"]) root.className += ` ${props["className"] as string}`;
  return root;
}

const makeHeader = (title: string, count: string, sub: string | undefined) =>
  makeElement(
    "div.seam-header-lead",
    {},
    makeElement(
      "div.seam-header-text",
      {},
      makeElement(
        "div.seam-header-title",
        { role: "heading", "aria-level": 2, tabindex: -1, "data-seam-title": "" },
        makeElement("span", {}, makeElement("bdi", {}, title)),
        makeElement("span.seam-count", {}, count),
      ),
      sub && makeElement("div.seam-header-sub", {}, makeElement("bdi", {}, sub)),
    ),
  );

const makeSearchField = () =>
  makeElement(
    "div.seam-search",
    {},
    makeElement("span.seam-search-icon", {}, makeIcon("search")),
    makeElement("input.seam-input", {
      "data-part": "search",
      type: "search",
      placeholder: enRows.search,
      "aria-label": enRows.search,
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
    }),
  );

export const makeHealthyLine = (ok: string): Element =>
  makeElement(
    "div.seam-health",
    {},
    makeElement("span.seam-health-ok", {}, makeIcon("ok", "positive"), makeElement("bdi", {}, ok)),
  );

/** Makes a short list completely, and a long one as a screenful with space for the rest. */
function makeList<Item>(items: readonly Item[], label: string, makeRow: TablePreview<Item>["makeRow"]): Element {
  const total = items.length;
  const chunks = chunksOf(total);
  const made = total <= longestWholeList ? chunks : Math.min(chunks, firstChunks.length);
  const pieces = Array.from({ length: made }, (_, chunk) => {
    const from = chunk * rowsPerChunk;
    return makeElement(
      "div.seam-chunk",
      { role: "presentation", "data-chunk": chunk },
      ...items
        .slice(from, from + rowsPerChunk)
        .map((item, at) => makeRow(item, { role: "listitem", "aria-setsize": total, "aria-posinset": from + at + 1 })),
    );
  });
  if (made < chunks) {
    const rest = makeElement("div.seam-chunk", { "data-chunk": made, "data-away": chunks }) as HTMLElement;
    rest.style.setProperty("block-size", `${rowHeightPx * (total - made * rowsPerChunk)}px`);
    pieces.push(rest);
  }
  return makeElement("div.seam-list", { role: "list", "aria-label": label }, ...pieces);
}
