import type { AccessCode, Device } from "@mortise/client";
import { callHostFunction } from "./host-function.ts";

/** In the order of the host's comparator if it gave one that works, else {@link byCreatedAt}. */
export const sortEntities = <Entity extends Device | AccessCode>(
  name: string,
  given: ((one: Entity, other: Entity) => number) | null | undefined,
  entities: readonly Entity[],
): Entity[] => {
  const byAge = () => entities.toSorted(byCreatedAt);
  return typeof given === "function" ? callHostFunction(name, given, () => entities.toSorted(given), byAge) : byAge();
};

/**
 * Oldest first, ties by id; what has no readable date comes last. The order of codes and devices unless a host brings
 * its own.
 */
export function byCreatedAt<Entity extends Device | AccessCode>(one: Entity, other: Entity): number {
  return compare(momentOf(one.created_at), momentOf(other.created_at)) || compare(idOf(one), idOf(other));
}

const idOf = (entity: Device | AccessCode): string =>
  "access_code_id" in entity ? String(entity.access_code_id) : entity.device_id;

function momentOf(text: unknown): number {
  const moment = Date.parse(String(text));
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment;
}

// Texts by code unit: the order must not depend on the reader's language.
const compare = <Value extends number | string>(one: Value, other: Value): number =>
  one === other ? 0 : one < other ? -1 : 1;
