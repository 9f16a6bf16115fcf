// Maps attributes to props: their names, and the values of their text.
import type { PropKind } from "../widgets/element-spec.ts";

/** Converts a prop to its attribute: `deviceIds` → `device-ids`. */
export const attributeName = (prop: string): string => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns all attribute names of a prop: `deviceIds` → `device-ids` and `deviceids`. HTML, React 18 and Solid turn the
 * prop `deviceIds` into the latter. Cached for each prop, as most props are the same in all elements.
 */
export function attributeNames(prop: string): readonly string[] {
  const names = namesOf.get(prop) ?? [attributeName(prop), prop.toLowerCase()];
  namesOf.set(prop, names);
  return names;
}

const namesOf = new Map<string, readonly string[]>();

/** Converts a callback prop to its event: `onDeviceClick` → `seam-device-click`. */
export const eventName = (prop: string): string => `seam-${attributeName(prop).replace(/^on-/, "")}`;

/** Whether an attribute can set a prop of this kind. */
export const hasAttribute = (kind: PropKind): boolean =>
  kind !== "object" && (typeof kind === "string" || kind.optIn === true);

/**
 * Parses an attribute's text. Returns `undefined`, which leaves the prop's default, if there is none. Unreadable text
 * is reported.
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
      // The attribute that opts in to an event is read like a boolean one.
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
 * Parses a JSON array, or texts separated by commas. An unreadable list is empty, because a typo must never make a
 * filter show more.
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
