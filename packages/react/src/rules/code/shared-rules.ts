// Combines the rules of several locks for one shared code.
import type { Device } from "@mortise/client";
import { type DraftRules, draftRules } from "./code-form.ts";
import { pinRules } from "./pin.ts";

/** Doors that accept the same lengths. */
export interface DoorsOfLengths {
  readonly lengths: readonly number[];
  readonly doors: readonly Device[];
}

export interface SharedRules {
  readonly rules: DraftRules;
  /** Groups of doors that no one code fits; `null` if one fits all. */
  readonly clash: readonly DoorsOfLengths[] | null;
}

/**
 * Combines the rules of several locks: of each rule the strictest. Lengths are those that all locks accept; a lock that
 * names none does not count.
 */
export function sharedRules(devices: readonly Device[]): SharedRules {
  const each = devices.map((device) => draftRules(device, pinRules(device)));
  const named = groupsOf(devices.filter((_, at) => each[at]?.pin.isNamed));
  const lengths = commonLengths(named);
  const anyLengths = draftRules(undefined, pinRules(undefined));
  const all = [anyLengths, ...each];
  return {
    clash: named.length > 0 && lengths.length === 0 ? apartFrom(named) : null,
    rules: {
      pin: {
        lengths: named.length > 0 ? lengths : anyLengths.pin.lengths,
        isNamed: named.length > 0,
        canChoose: each.every(({ pin }) => pin.canChoose),
        constraints: new Set(each.flatMap(({ pin }) => [...pin.constraints])),
      },
      nameMax: Math.min(...all.map(({ nameMax }) => nameMax)),
      nameMin: Math.max(...all.map(({ nameMin }) => nameMin)),
      startsLater: each.some(({ startsLater }) => startsLater),
    },
  };
}

function groupsOf(devices: readonly Device[]): DoorsOfLengths[] {
  const groups = new Map<string, { lengths: readonly number[]; doors: Device[] }>();
  for (const device of devices) {
    const { lengths } = pinRules(device);
    const key = lengths.join();
    const group = groups.get(key) ?? { lengths, doors: [] };
    group.doors.push(device);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const commonLengths = ([first, ...others]: readonly DoorsOfLengths[]): number[] =>
  first?.lengths.filter((length) => others.every(({ lengths }) => lengths.includes(length))) ?? [];

/** Returns two groups without a common length, or all groups if every two have one. */
function apartFrom(groups: readonly DoorsOfLengths[]): readonly DoorsOfLengths[] {
  for (const one of groups) {
    const other = groups.find((each) => commonLengths([one, each]).length === 0);
    if (other) return [one, other];
  }
  return groups;
}
