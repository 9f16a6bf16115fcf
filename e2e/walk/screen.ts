// Reads a desk's content as data, in one task, so that nothing changes in between.
import type { Page } from "@playwright/test";

export interface DeskScreen {
  /** State of each door's lock in its row, by device id; `null` if the row shows none. */
  readonly rows: Readonly<Record<string, string | null>>;
  /** Name and state of the open door's lock control. */
  readonly lock: { readonly name: string; readonly value: string; readonly isPending: boolean } | null;
  /** Number of things that need attention by the chip, and by the title and the lines of the open list. */
  readonly attention: { readonly chip: number | null; readonly title: number | null; readonly lines: number };
  /** Owner and number of codes of the open table of codes. */
  readonly codes: { readonly about: string; readonly count: number; readonly isNarrowed: boolean } | null;
  readonly isStale: boolean;
  readonly isWaiting: boolean;
  /** Texts that no reader should see. */
  readonly slips: readonly string[];
}

export const readDesks = (page: Page, regions: readonly string[]): Promise<readonly DeskScreen[]> =>
  page.evaluate((names) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const numberIn = (text: string | null | undefined) => {
      const found = /\d+/.exec(text ?? "");
      return found ? Number(found[0]) : null;
    };
    return names.map((name) => {
      const desk = [...document.querySelectorAll("[role=region], section")].find(
        (each) =>
          each.getAttribute("aria-label") === name ||
          document.getElementById(each.getAttribute("aria-labelledby") ?? "")?.textContent?.trim() === name,
      );
      if (!desk) throw new Error(`There is no region ${name}.`);
      const rows: Record<string, string | null> = {};
      for (const row of [...desk.querySelectorAll(".seam-device-row")].filter(isSeen)) {
        const key = row.querySelector<HTMLElement>(".seam-row-open")?.dataset["seamOpener"] ?? "";
        rows[key] =
          row
            .querySelector('[data-part="lock"] > span:not(.seam-visually-hidden, .seam-spinner)')
            ?.textContent?.trim() ?? null;
      }
      const control = [...desk.querySelectorAll<HTMLElement>(".seam-lock[role=group]")].find(isSeen);
      const value = control?.querySelector<HTMLElement>(".seam-lock-value");
      // A desk may show several widgets.
      const titleOver = (part: Element | undefined | null) =>
        [...(part?.closest(".seam-components")?.querySelectorAll<HTMLElement>("[data-seam-title]") ?? [])].find(isSeen);
      const attentionRows = [...desk.querySelectorAll(".seam-attention-row")].filter(isSeen);
      const codeTable = desk.querySelector(".seam-code-row")?.closest(".seam-components");
      const codeRows = [...(codeTable?.querySelectorAll(".seam-code-row") ?? [])].filter(isSeen);
      const text = desk.textContent ?? "";
      return {
        rows,
        lock: control
          ? {
              name: control.getAttribute("aria-label") ?? "",
              value: value?.textContent?.trim() ?? "",
              isPending: value?.hasAttribute("data-pending") === true,
            }
          : null,
        attention: {
          chip: numberIn(desk.querySelector(".seam-attention-chip")?.getAttribute("aria-label")),
          title: numberIn(titleOver(attentionRows[0])?.querySelector(".seam-count")?.textContent),
          // A line that was resolved under the pointer keeps its space for a moment, invisible.
          lines: attentionRows.length,
        },
        codes:
          codeRows.length > 0
            ? {
                about: titleOver(codeRows[0])?.getAttribute("aria-description") ?? "",
                count: codeRows.length,
                isNarrowed:
                  [...desk.querySelectorAll<HTMLInputElement>("input[type=search]")].some((field) =>
                    field.value.trim(),
                  ) || desk.querySelector(".seam-chip[aria-pressed=true]") !== null,
              }
            : null,
        isStale: /Not live since|What you see could not be refreshed|Paused/.test(text),
        isWaiting: desk.querySelector(".seam-skeleton, .seam-error") !== null,
        slips: text.match(/.{0,30}(\[object |undefined|NaN|Invalid Date|\{\w+\}).{0,30}/g) ?? [],
      };
    });
  }, regions);
