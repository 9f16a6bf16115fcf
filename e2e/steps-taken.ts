// Counts a person's steps on a page and on pages that it leads to: presses of the pointer, and filled fields.
import type { Page } from "@playwright/test";

export interface Steps {
  clicks: number;
  fields: number;
}

/** Starts counting. Call it before the page is opened. The returned object continues to count. */
export async function countSteps(page: Page): Promise<Steps> {
  const steps: Steps = { clicks: 0, fields: 0 };
  await page.exposeFunction("tellStep", (kind: keyof Steps) => {
    steps[kind] += 1;
  });
  await page.addInitScript(() => {
    const tell = (kind: string) => (window as unknown as { tellStep(kind: string): void }).tellStep(kind);
    // The event is not `click`, because a label forwards that to its field, and Enter to the form's button.
    addEventListener("pointerdown", () => tell("clicks"), true);
    const filled = new Set<EventTarget>();
    addEventListener(
      "input",
      (event) => {
        const [field] = event.composedPath();
        if (!(field instanceof HTMLInputElement) || /^(radio|checkbox)$/.test(field.type) || filled.has(field)) return;
        filled.add(field);
        tell("fields");
      },
      true,
    );
  });
  return steps;
}
