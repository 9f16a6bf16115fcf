// Attributes ↔ props: their names, and what their texts stand for.
import type { PropKind } from "../widgets/element-spec.ts";

/** `deviceIds` → `device-ids`. */
export const attributeName = (prop: string): string => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * `deviceIds` → `device-ids` and `deviceids`: HTML, React 18 and Solid make the latter of a prop that is written
 * `deviceIds`. Computed once for each prop, as most props are the same in all elements.
 */
export function attributeNames(prop: string): readonly string[] {
  const names = namesOf.get(prop) ?? [attributeName(prop), prop.toLowerCase()];
  namesOf.set(prop, names);
  return names;
}

const namesOf = new Map<string, readonly string[]>();

/** `onDeviceClick` → `seam-device-click`. */
export const eventName = (prop: string): string => `seam-${attributeName(prop).replace(/^on-/, "")}`;

/** Whether a prop of this kind can be set by an attribute. */
export const hasAttribute = (kind: PropKind): boolean =>
  kind !== "object" && (typeof kind === "string" || kind.optIn === true);

/**
 * The value that an attribute's text stands for; `undefined` leaves the prop's default. Text that cannot be read is
 * reported.
 */
export function readAttribute(name: string, kind: PropKind, text: string | null): unknown {
  if (text === null) return undefined;
  switch (kind) {
    case "string":
      return text;
    case "list":
      return readList(name, text);
    case "object":
      return undefined;
    default:
      // The attribute that opts in to an event is read like a boolean's.
      return readBoolean(name, text);
  }
}

function readBoolean(name: string, text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (word === "" || word === "true" || word === name) return true;
  if (word === "false") return false;
  warnUnreadable(name, text, "true or false");
  return undefined;
}

/**
 * A JSON array, or texts separated by commas. A list that cannot be read is empty: a typo must never make a filter show
 * more.
 */
function readList(name: string, text: string): string[] {
  const trimmed = text.trim();
  if (!trimmed.startsWith("[")) {
    return trimmed
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "");
  }
  try {
    const items: unknown = JSON.parse(trimmed);
    if (Array.isArray(items)) return items.map(String);
  } catch {
    // Reported below.
  }
  warnUnreadable(name, text, "JSON, or texts between commas");
  return [];
}

export function warnUnreadable(name: string, text: string, expected: string): void {
  console.warn(`Cannot read ${name}="${text.slice(0, 100)}": it should be ${expected}.`);
}
