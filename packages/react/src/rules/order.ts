import type { AccessCode, Device } from "@mortise/client";
import { callHostFunction } from "./host-function.ts";

/** Sorts by the host's comparator if it gave one that works, otherwise by {@link byCreatedAt}. */
export const sortEntities = <Entity extends Device | AccessCode>(
  name: string,
  given: ((one: Entity, other: Entity) => number) | null | undefined,
  entities: readonly Entity[],
): Entity[] => {
  const byAge = () => entities.toSorted(byCreatedAt);
  return typeof given === "function" ? callHostFunction(name, given, () => entities.toSorted(given), byAge) : byAge();
};

/** Compares by creation, oldest first, ties by id, unreadable dates last. Default order of codes and devices. */
export function byCreatedAt<Entity extends Device | AccessCode>(one: Entity, other: Entity): number {
  return compare(momentOf(one.created_at), momentOf(other.created_at)) || compare(idOf(one), idOf(other));
}

const idOf = (entity: Device | AccessCode): string =>
  "access_code_id" in entity ? String(entity.access_code_id) : entity.device_id;

function momentOf(text: unknown): number {
  const moment = Date.parse(String(text));
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment;
}

// Compares strings by code unit, so that the order does not depend on the reader's language.
const compare = <Value extends number | string>(one: Value, other: Value): number =>
  one === other ? 0 : one < other ? -1 : 1;
