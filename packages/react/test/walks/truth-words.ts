// The server's data in the screen's words, computed again from the specification and without the widgets' code.
import type { AccessCode, Device } from "@mortise/client";
import { codesOfProblems, type ProblemName, type ProblemSentences } from "../../src/rules/issues/problems.ts";
import type { Messages } from "../../src/strings/messages.ts";

export interface Truth {
  readonly words: Messages;
  readonly locale: string;
  /** Problem sentences in the reader's language; `null` if the server's messages are shown. */
  readonly sentences: ProblemSentences | null;
  readonly devices: readonly Device[];
  readonly codes: readonly AccessCode[];
  readonly isHeld: boolean;
  /** Whether a command may be in doubt, for ten seconds after the network has failed. */
  readonly isShaken: boolean;
  readonly isMasked: boolean;
  readonly isGrouped: boolean;
}

export const plain = (text: string | null | undefined): string =>
  (text ?? "")
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace(/\s+/g, " ")
    .trim();

export const numberIn = (locale: string, value: number): string => new Intl.NumberFormat(locale).format(value);

const isLost = ({ errors }: Device) => errors.some(({ error_code }) => error_code === "account_disconnected");
export const isOnline = (device: Device): boolean => device.properties.online && !isLost(device);

export const statusWord = (device: Device, { words }: Truth): string =>
  isLost(device)
    ? words.device.accountOffline
    : device.properties.online
      ? words.device.online
      : words.device.deviceOffline;

export const lockWord = ({ properties: { locked } }: Device, { words }: Truth): string =>
  locked === true ? words.device.locked : locked === false ? words.device.unlocked : words.device.unknown;

const batteryWords: Readonly<Record<string, "batteryGood" | "batteryLow" | "batteryCritical">> = {
  full: "batteryGood",
  good: "batteryGood",
  low: "batteryLow",
  critical: "batteryCritical",
};

/** Returns the battery's text, or `null` if none is shown. */
export function batteryText(device: Device, { words, locale }: Truth): string | null {
  const { battery } = device.properties;
  const word = batteryWords[battery?.status ?? ""];
  if (!battery || word === undefined || !isOnline(device)) return null;
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(
    Math.floor(battery.level * 100 + 1e-9) / 100,
  );
  return `${words.device[word]} ${words.device.batteryLevel.replace("{percent}", percent)}`;
}

/** Returns the messages about a device's errors and warnings, each sentence once. */
export function troublesOf({ errors, warnings }: Device, { sentences }: Truth): ReadonlySet<string> {
  const entries = [
    ...errors.map(({ error_code, message }) => ({ code: error_code, message })),
    ...warnings.map(({ warning_code, message }) => ({ code: warning_code, message })),
  ];
  const problemOf = (code: string) =>
    (Object.keys(codesOfProblems) as ProblemName[]).find((each) => codesOfProblems[each].split(" ").includes(code));
  return new Set(
    entries.map(({ code, message }) => {
      const problem = problemOf(code);
      return sentences && problem ? sentences[problem] : message;
    }),
  );
}

export const digitsOf = ({ code }: AccessCode, { isMasked, words }: Truth): string | null =>
  isMasked ? null : (code ?? words.accessCode.unassigned);

/** Returns the words of a code's validity, before the date. */
export function validityOf(
  { type, starts_at, ends_at }: AccessCode,
  { words: { accessCodeTable: words } }: Truth,
): string {
  if (type === "ongoing" || !ends_at) return words.endsNever;
  return (starts_at && Date.parse(starts_at) > Date.now() ? words.starts : words.ends).split("{date}")[0] ?? "";
}

/** Returns complaints about each expected text that a part of the screen lacks. */
export function lacks(what: string, part: HTMLElement, wanted: readonly (string | null)[]): string[] {
  const text = plain(part.textContent);
  return wanted
    .filter((each) => each !== null && !text.includes(plain(each)))
    .map((each) => `${what} does not say ${each}: ${text}`);
}

/** Returns the visible rows, by the id that they open. */
export function rowsIn(root: HTMLElement, selector: string): Map<string, HTMLElement> {
  const rows = [...root.querySelectorAll<HTMLElement>(selector)].filter((row) =>
    row.checkVisibility({ visibilityProperty: true }),
  );
  return new Map(
    rows.map((row) => [row.querySelector<HTMLElement>(".seam-row-open")?.dataset["seamOpener"] ?? "", row]),
  );
}

/**
 * Returns complaints about rows of removed entities, missing rows (unless the list is filtered), and a wrong order
 * (unless a person is at a row).
 */
export function listing(
  root: HTMLElement,
  rows: ReadonlyMap<string, HTMLElement>,
  ids: readonly string[],
  anywhere: ReadonlySet<string> = new Set(),
): string[] {
  const search = root.querySelector<HTMLInputElement>("[type=search]")?.value.trim();
  const isNarrowed = Boolean(search) || root.querySelector(".seam-health .seam-chip[aria-pressed=true]") !== null;
  const isVisited = root.querySelector(".seam-list:is(:hover, :has(:focus-visible))") !== null;
  // A chip shows any order other than the table's own.
  const isSorted = root.querySelector(".seam-chosen") !== null;
  const shown = ids.filter((id) => rows.has(id) && !anywhere.has(id));
  const inOrder = shown.join() === [...rows.keys()].filter((id) => !anywhere.has(id)).join();
  return [
    ...ids.filter((id) => !rows.has(id) && !isNarrowed).map((id) => `does not list ${id}`),
    ...[...rows].filter(([id]) => !ids.includes(id)).map(([, row]) => `lists ${row.textContent}`),
    ...(inOrder || isVisited || isSorted ? [] : ["lists them in another order"]),
  ];
}
