// Filters of a list of devices by what they can do (`can_remotely_unlock` and the like).

interface AbilityFilters {
  /** Must all be true of a device. */
  include_if?: readonly string[] | undefined;
  /** None may be true of a device. */
  exclude_if?: readonly string[] | undefined;
}

/**
 * Tells whether a device passes; undefined if nothing is asked. An ability that a device does not mention is one that
 * it lacks.
 */
export function hasAbilities({
  include_if = [],
  exclude_if = [],
}: AbilityFilters): ((row: { body: string }) => boolean) | undefined {
  if (include_if.length + exclude_if.length === 0) return undefined;
  return ({ body }) => {
    const device = JSON.parse(body) as Readonly<Record<string, unknown>>;
    return include_if.every((name) => device[name] === true) && !exclude_if.some((name) => device[name] === true);
  };
}
