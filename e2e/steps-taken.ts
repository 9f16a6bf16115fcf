// Counts what a person does on a page and on those it leads to: presses of the pointer, and fields that are filled in.
import type { Page } from "@playwright/test";

export interface Steps {
  clicks: number;
  fields: number;
}

/** Call it before the page is opened; what it returns goes on counting. */
export async function countSteps(page: Page): Promise<Steps> {
  const steps: Steps = { clicks: 0, fields: 0 };
  await page.exposeFunction("tellStep", (kind: keyof Steps) => {
    steps[kind] += 1;
  });
  await page.addInitScript(() => {
    const tell = (kind: string) => (window as unknown as { tellStep(kind: string): void }).tellStep(kind);
    // Not `click`, which a label sends on to its field, and Enter to the form's button.
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
