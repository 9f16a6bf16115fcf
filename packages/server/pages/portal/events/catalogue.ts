// Event types as people look for them: in groups, by what they are called and said to be, each with an example.
import type { EventTypeOut } from "@mortise/webhooks";
import { exampleFrom } from "../../../src/api/management/event-types/example-from-schema.ts";

interface Group {
  /** null: those that belong to none. */
  readonly name: string | null;
  readonly types: readonly EventTypeOut[];
}

/** Groups by name, those without one last. Whoever has made none finds what is alike by how it is called. */
export function grouped(types: readonly EventTypeOut[]): Group[] {
  const groups = Map.groupBy(types, groupOf);
  return [...groups]
    .map(([name, members]) => ({ name, types: members }))
    .toSorted((one, other) => Number(one.name === null) - Number(other.name === null) || compare(one.name, other.name));
}

const groupOf = ({ groupName, name }: EventTypeOut): string | null =>
  groupName || (name.includes(".") ? (name.split(".")[0] ?? null) : null);

const compare = (one: string | null, other: string | null) => ((one ?? "") < (other ?? "") ? -1 : 1);

/** Those whose name, description or group holds every word. */
export function matching(types: readonly EventTypeOut[], search: string): EventTypeOut[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return types.filter(({ name, description, groupName }) => {
    const text = `${name} ${description} ${groupName ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What "send an example" sends is made of this version. */
const firstVersion = "1";

/** The example of its schema, as JSON text; undefined: it has no schema that says what an event is. */
export function exampleOf({ schemas }: Pick<EventTypeOut, "schemas">): string | undefined {
  const schema = schemas?.[firstVersion];
  const example = schema === undefined ? undefined : exampleFrom(schema);
  const isPayload = typeof example === "object" && example !== null && !Array.isArray(example);
  return isPayload ? JSON.stringify(example) : undefined;
}
