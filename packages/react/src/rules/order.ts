import type { AccessCode, Device } from "@mortise/client";

/** A host's own order, where it gave one. */
export const orderOf = <Entity extends Device | AccessCode>(given: ((one: Entity, other: Entity) => number) | undefined) =>
  typeof given === "function" ? given : byCreatedAt<Entity>;

/** Oldest first, ties by id; what has no readable moment comes last. The order of codes and devices unless a host brings its own. */
export function byCreatedAt<Entity extends Device | AccessCode>(one: Entity, other: Entity): number {
  return compareMoments(one.created_at, other.created_at) || compareText(idOf(one), idOf(other));
}

const idOf = (entity: Device | AccessCode): string => ("access_code_id" in entity ? String(entity.access_code_id) : entity.device_id);

function compareMoments(one: unknown, other: unknown): number {
  if (one === other) return 0;
  const [first, second] = [momentOf(one), momentOf(other)];
  return first === second ? 0 : first < second ? -1 : 1;
}

function momentOf(text: unknown): number {
  const moment = Date.parse(String(text));
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment;
}

// By code unit: the order must not depend on the reader's language.
const compareText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
