// One PIN for as many doors as take the same one. Pure.
import type { DeviceEntity } from "../../base/db/devices.ts";
import { isMinted, pickPin, whyNot } from "../codes/digits.ts";

export interface DoorForPin {
  device_id: string;
  properties: DeviceEntity["properties"];
  /** PINs that somebody else has there, or is about to have. */
  taken: ReadonlySet<string>;
  /** The only PINs that it takes; undefined: any. */
  among?: ReadonlySet<string> | undefined;
}

export interface PinWishes {
  /** The PIN that the caller would like. */
  wish?: string | undefined;
  /** PINs that the same person has already, latest first. */
  own?: readonly string[];
}

export interface PinGroup {
  /** null: the lock's maker chooses it. */
  code: string | null;
  doors: readonly DoorForPin[];
}

export interface ChosenPins {
  groups: readonly PinGroup[];
  /** Doors for which no PIN is left. */
  without: readonly DoorForPin[];
}

/** Whether the door takes the PIN, and nobody else has it there. */
export const fitsDoor = (pin: string, { properties, taken, among }: DoorForPin): boolean =>
  !taken.has(pin) && whyNot(properties, pin) === undefined && (among?.has(pin) ?? true);

/**
 * Rather one PIN on all doors than the one that was wished for on some: a person at a door cannot tell which of two it
 * takes.
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

/** The first door is in it, if any PIN is left for that. */
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

/** Doors of one kind take the same PINs, but for those that are taken. */
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
