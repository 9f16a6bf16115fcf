// Chooses PINs, one for as many doors as accept the same. Pure.
import type { DeviceEntity } from "../../base/db/devices.ts";
import { isMinted, pickPin, whyNot } from "../codes/digits.ts";

export interface DoorForPin {
  device_id: string;
  properties: DeviceEntity["properties"];
  /** PINs that are in use at the door, or about to be. */
  taken: ReadonlySet<string>;
  /** The only PINs that the door accepts; `undefined` for any. */
  among?: ReadonlySet<string> | undefined;
}

export interface PinWishes {
  /** Requested PIN. */
  wish?: string | undefined;
  /** PINs that the same person has already, latest first. */
  own?: readonly string[];
}

export interface PinGroup {
  /** PIN; `null` if the lock's manufacturer chooses it. */
  code: string | null;
  doors: readonly DoorForPin[];
}

export interface ChosenPins {
  groups: readonly PinGroup[];
  /** Doors for which no PIN is available. */
  without: readonly DoorForPin[];
}

/** Whether the door accepts the PIN, and nobody else has it there. */
export const fitsDoor = (pin: string, { properties, taken, among }: DoorForPin): boolean =>
  !taken.has(pin) && whyNot(properties, pin) === undefined && (among?.has(pin) ?? true);

/**
 * Chooses PINs. One PIN on all doors is preferred to the requested one on some, because a person at a door cannot know
 * which of two it accepts.
 */
export function choosePins(doors: readonly DoorForPin[], { wish, own = [] }: PinWishes = {}): ChosenPins {
  const isOwnChoice = (door: DoorForPin) => isMinted(door.properties);
  const groups: PinGroup[] = doors.filter(isOwnChoice).map((door) => ({ code: null, doors: [door] }));
  const without: DoorForPin[] = [];
  const liked = wish === undefined ? own : [wish, ...own];
  let rest = doors.filter((door) => !isOwnChoice(door));
  while (rest.length > 0) {
    const group = largestGroup(rest, liked);
    if (group) groups.push(group);
    else without.push(...rest.slice(0, 1));
    const served = new Set<DoorForPin>(group?.doors ?? rest.slice(0, 1));
    rest = rest.filter((door) => !served.has(door));
  }
  return { groups, without };
}

/** Largest group of doors with one PIN that contains the first door; `undefined` if that has no PIN available. */
function largestGroup(doors: readonly DoorForPin[], liked: readonly string[]): PinGroup | undefined {
  const forAll = liked.find((pin) => doors.every((door) => fitsDoor(pin, door))) ?? sharedPin(doors);
  if (forAll !== undefined) return { code: forAll, doors };
  const [first] = doors;
  if (!first) return undefined;
  const alike = doors.filter((door) => kindOf(door) === kindOf(first));
  const pins = [...liked, sharedPin(alike), sharedPin([first])].filter((pin) => pin !== undefined);
  const groups = pins
    .filter((pin) => fitsDoor(pin, first))
    .map((code) => ({ code, doors: doors.filter((door) => fitsDoor(code, door)) }));
  return groups.sort((one, other) => other.doors.length - one.doors.length)[0];
}

/** Kind of a door. Doors of one kind accept the same PINs, apart from those in use. */
const kindOf = ({ properties, among }: DoorForPin): string =>
  JSON.stringify([properties["supported_code_lengths"], properties["code_constraints"], among && [...among]]);

function sharedPin(doors: readonly DoorForPin[]): string | undefined {
  const taken = new Set(doors.flatMap((door) => [...door.taken]));
  return pickPin(
    doors.map(({ properties }) => properties),
    taken,
    undefined,
    commonSet(doors),
  );
}

function commonSet(doors: readonly DoorForPin[]): ReadonlySet<string> | undefined {
  const sets = doors.flatMap(({ among }) => (among ? [among] : []));
  const [first, ...others] = sets;
  return first && new Set([...first].filter((pin) => others.every((set) => set.has(pin))));
}
