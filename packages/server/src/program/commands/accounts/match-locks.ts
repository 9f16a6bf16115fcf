// Parses an operator's matches of old doors to new locks.
import { SettingsError } from "../../../base/settings-error.ts";

export interface OldDoor {
  device_id: string;
  name: string;
  key: string;
}

export interface NewLock {
  key: string;
  name: string;
}

/**
 * Returns the keys of new locks by the ids of old doors. Locks with the same key in both networks are matched by it,
 * because the key is an address that the manufacturer assigned.
 * @throws SettingsError
 */
export function matchLocks(
  pairs: readonly string[],
  old: readonly OldDoor[],
  found: readonly NewLock[],
): Map<string, string> {
  const same = old.flatMap(({ device_id, key }): [string, string][] =>
    found.some((lock) => lock.key === key) ? [[device_id, key]] : [],
  );
  const matches = new Map(same);
  for (const pair of pairs) {
    const [door, lock] = read(pair, old, found);
    const isTaken = matches.has(door.device_id) || [...matches.values()].includes(lock.key);
    if (isTaken && matches.get(door.device_id) !== lock.key)
      throw new SettingsError(`--match ${pair}: the door or the lock is matched already. Each is matched once.`);
    matches.set(door.device_id, lock.key);
  }
  return matches;
}

/** Parses a match. Names may contain `=`, so each one is tried. */
function read(pair: string, old: readonly OldDoor[], found: readonly NewLock[]): [OldDoor, NewLock] {
  const cuts = [...pair.matchAll(/=/g)].map(({ index }) => [pair.slice(0, index), pair.slice(index + 1)] as const);
  for (const [before, after] of cuts) {
    const doors = old.filter(({ device_id, name, key }) => [device_id, name, key].includes(before));
    const locks = found.filter(({ name, key }) => [name, key].includes(after));
    const [door, lock] = [doors[0], locks[0]];
    if (doors.length > 1) throw new SettingsError(`--match ${pair}: ${doors.length} doors are called so. Use an id.`);
    if (door && locks.length > 1)
      throw new SettingsError(`--match ${pair}: ${locks.length} locks are called so. Use a key.`);
    if (door && lock) return [door, lock];
  }
  throw new SettingsError(
    `--match ${pair}: there is no such pair. Write OLD=NEW, an id or name of a door and a key or name of a new lock; ` +
      "without --match both are listed.",
  );
}
