// Carries out a person's actions, with a real mouse and a real keyboard.
import { userEvent } from "vitest/browser";
import { things, type PersonDeed } from "./deeds.ts";
import { kindField, nameField, pinField, saveButton } from "./sheet.ts";

/** Returns the elements that a person can see and use; while a dialog is open, only those in it. */
export function visible(place: HTMLElement, selector: string): HTMLElement[] {
  const area = place.querySelector("dialog[open]") ?? place;
  return [...area.querySelectorAll<HTMLElement>(selector)].filter(
    (each) =>
      !each.matches(":disabled") &&
      each.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      each.getClientRects().length > 0,
  );
}

const chosen = (found: HTMLElement[], which: number) => found[which % found.length];
const typed = "input:not([type=checkbox], [type=radio])";
const shortcuts: Readonly<Record<string, string>> = { "Shift+Tab": "{Shift>}{Tab}{/Shift}", " ": " " };

/**
 * Carries out the action if it is possible. Resolves to the element that was pressed, or had the focus when Enter or
 * space was typed.
 */
export async function act(place: HTMLElement, deed: PersonDeed): Promise<HTMLElement | null> {
  switch (deed.kind) {
    case "press": {
      const found = visible(place, things[deed.thing]);
      const target = chosen(found.length > 0 ? found : visible(place, things.any), deed.which);
      if (target === undefined) return null;
      if (isCovered(target)) return null;
      if (deed.by === "mouse" || target.matches(typed)) await click(target);
      else {
        target.focus();
        await userEvent.keyboard(target.matches("input") ? " " : "{Enter}");
      }
      return target;
    }
    case "type": {
      const target = chosen(visible(place, typed), deed.which) as HTMLInputElement | undefined;
      if (target === undefined || target.readOnly) return null;
      const isTime = target.type === "datetime-local";
      if (isTime !== deed.text.startsWith("20")) return null;
      await reach(target, () => userEvent.fill(target, deed.text, { timeout: 8000 }));
      return null;
    }
    case "key": {
      const target = document.activeElement as HTMLElement | null;
      await userEvent.keyboard(shortcuts[deed.key] ?? `{${deed.key}}`);
      return /^(Enter| )$/.test(deed.key) ? target : null;
    }
    case "save":
      return fillIn(place, deed);
    case "hover": {
      const target = chosen(visible(place, things.row), deed.which);
      if (target !== undefined) await reach(target, () => userEvent.hover(target, { timeout: 8000 }));
      return null;
    }
  }
}

/** Fills in the open form and saves it. */
async function fillIn(
  place: HTMLElement,
  { name, pin, isBound }: PersonDeed & { kind: "save" },
): Promise<HTMLElement | null> {
  const write = async (selector: string, text: string) => {
    const field = visible(place, `${selector}:not([readonly])`)[0];
    if (field !== undefined) await reach(field, () => userEvent.fill(field, text, { timeout: 8000 }));
  };
  const press = async (target: HTMLElement | undefined) => {
    if (target === undefined || isCovered(target)) return null;
    await click(target);
    return target;
  };
  await write(nameField, name);
  await write(pinField, pin);
  await press(visible(place, kindField)[isBound ? 1 : 0]);
  return press(visible(place, saveButton)[0]);
}

/** Whether a toast, a tooltip or an open popover covers the element. A person would wait until it is gone. */
function isCovered(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  const above = document
    .elementFromPoint(left + width / 2, top + height / 2)
    ?.closest(".seam-toast, .seam-tooltip, .seam-popover");
  return above != null && !above.contains(target);
}

/** Clicks a button. An `aria-disabled` one can still be pressed, but Playwright does so only with `force`. */
const click = (target: HTMLElement): Promise<void> =>
  reach(target, () => userEvent.click(target, { timeout: 8000, force: target.ariaDisabled === "true" }));

/**
 * Moves the pointer to an element. If it disappears or is covered before, that is no failure: a person could not have
 * used it.
 */
async function reach(target: HTMLElement, go: () => Promise<void>): Promise<void> {
  // The test id finds the element even if its text changes meanwhile.
  target.dataset["testid"] = "reached";
  try {
    await go();
  } catch (error) {
    if (target.isConnected && target.checkVisibility() && !target.matches(":disabled") && !isCovered(target))
      throw error;
  } finally {
    delete target.dataset["testid"];
  }
}
