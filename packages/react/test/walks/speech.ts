// Checks that a lock's control shows what was last spoken of it: listens to the live region, and compares.
import { plain } from "./truth-words.ts";

interface Speech {
  /** Returns what the controls on screen show, but was never spoken. */
  complaints(): string[];
  /** Starts over after a silent change of the texts: another language, or another name of the door. */
  forget(): void;
  end(): void;
}

interface Shown {
  readonly name: string;
  /** State without its age, which grows silently. */
  readonly value: string;
  readonly notes: readonly string[];
  readonly buttons: readonly string[];
  readonly isFailed: boolean;
}

export function watchSpeech(place: HTMLElement): Speech {
  /** Last spoken text by control; at first, the text with which it appeared. */
  let heard = new WeakMap<Element, string>();
  const controls = () => [...place.querySelectorAll<HTMLElement>(".seam-lock[role=group]")];
  const listen = () => {
    const spoken = plain(place.querySelector('.seam-components > [role="status"]')?.textContent);
    for (const control of controls()) {
      const { name, value, notes } = shown(control);
      if (!heard.has(control)) heard.set(control, [value, ...notes].join(". "));
      const at = spoken.indexOf(`${name}: `);
      if (at >= 0) heard.set(control, spoken.slice(at + name.length + 2));
    }
  };
  const observer = new MutationObserver(listen);
  observer.observe(place, { childList: true, subtree: true, characterData: true });
  return {
    complaints: () =>
      controls().flatMap((control) => {
        listen();
        const words = heard.get(control) ?? "";
        const { value, notes, buttons, isFailed } = shown(control);
        const isTrue = [value, ...notes, ...buttons].some((each) => words.startsWith(each));
        const isWhole = !isFailed || notes.some((note) => words.includes(note));
        return isTrue && isWhole ? [] : [`was heard to say “${words}”, and shows ${value}: ${notes.join()}`];
      }),
    forget() {
      heard = new WeakMap();
      listen();
    },
    end: () => observer.disconnect(),
  };
}

function shown(control: HTMLElement): Shown {
  const texts = (selector: string) => [...control.querySelectorAll(selector)].map((each) => plain(each.textContent));
  return {
    name: plain(control.ariaLabel),
    value: texts(".seam-lock-value")[0]?.split(/[,،、（]/)[0] ?? "",
    notes: texts(".seam-lock-note").filter((note) => note !== ""),
    buttons: texts(".seam-lock-action button bdi"),
    isFailed: control.dataset["state"] === "failed",
  };
}
