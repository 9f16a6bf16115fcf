// Filters a list of devices by their abilities (`can_remotely_unlock` and others).

interface AbilityFilters {
  /** Abilities that a device must have. */
  include_if?: readonly string[] | undefined;
  /** Abilities that a device must not have. */
  exclude_if?: readonly string[] | undefined;
}

/**
 * Makes the filter; `undefined` if none is requested. A device lacks an ability that it does not mention.
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
