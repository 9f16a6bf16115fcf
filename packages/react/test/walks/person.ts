// What a person does, with a real mouse and a real keyboard.
import { userEvent } from "vitest/browser";
import { things, type PersonDeed } from "./deeds.ts";
import { kindField, nameField, pinField, saveButton } from "./sheet.ts";

/** As they can be seen and used; while a question has to be answered, only what is in it. */
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

/** Does it where it can be done; resolves to what was pressed, or had the focus as a key was. */
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

/** A form that is open, as one who means to save it does. */
async function fillIn(place: HTMLElement, { name, pin, isBound }: PersonDeed & { kind: "save" }): Promise<HTMLElement | null> {
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

/** By a passing message, which one waits for, or by what explains something. */
function isCovered(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".seam-toast, .seam-tooltip");
  return above != null && !above.contains(target);
}

/** What says that it does nothing now can be pressed all the same. */
const click = (target: HTMLElement): Promise<void> =>
  reach(target, () => userEvent.click(target, { timeout: 8000, force: target.ariaDisabled === "true" }));

/** What goes away, or is covered, while one reaches for it was not there to be used. */
async function reach(target: HTMLElement, go: () => Promise<void>): Promise<void> {
  // Found by this, not by words that may change meanwhile.
  target.dataset["testid"] = "reached";
  try {
    await go();
  } catch (error) {
    if (target.isConnected && target.checkVisibility() && !target.matches(":disabled") && !isCovered(target)) throw error;
  } finally {
    delete target.dataset["testid"];
  }
}
