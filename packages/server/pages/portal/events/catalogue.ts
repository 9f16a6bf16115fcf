// Event types in groups, with a search by name and description, each with an example.
import type { EventTypeOut } from "@mortise/webhooks";
import { exampleFrom } from "../../../src/api/management/event-types/example-from-schema.ts";

interface Group {
  /** Name of the group; `null` for types without one. */
  readonly name: string | null;
  readonly types: readonly EventTypeOut[];
}

/**
 * Groups event types by name, those without a group last. A type without a group name belongs to the group of the part
 * of its name before the first dot.
 */
export function grouped(types: readonly EventTypeOut[]): Group[] {
  const groups = Map.groupBy(types, groupOf);
  return [...groups]
    .map(([name, members]) => ({ name, types: members }))
    .toSorted((one, other) => Number(one.name === null) - Number(other.name === null) || compare(one.name, other.name));
}

const groupOf = ({ groupName, name }: EventTypeOut): string | null =>
  groupName || (name.includes(".") ? (name.split(".")[0] ?? null) : null);

const compare = (one: string | null, other: string | null) => ((one ?? "") < (other ?? "") ? -1 : 1);

/** Returns the types whose name, description or group contains every word. */
export function matching(types: readonly EventTypeOut[], search: string): EventTypeOut[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return types.filter(({ name, description, groupName }) => {
    const text = `${name} ${description} ${groupName ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Version of the schema from which "send an example" makes its payload. */
const firstVersion = "1";

/** Returns the example of a type's schema, as JSON text; `undefined` if no schema describes the payload. */
export function exampleOf({ schemas }: Pick<EventTypeOut, "schemas">): string | undefined {
  const schema = schemas?.[firstVersion];
  const example = schema === undefined ? undefined : exampleFrom(schema);
  const isPayload = typeof example === "object" && example !== null && !Array.isArray(example);
  return isPayload ? JSON.stringify(example) : undefined;
}
