// Says that a bolt has moved just now, and who moved it: `last_movement` in one sentence. LockControl.tsx shows and
// announces it.
import type { DeviceProperties } from "@mortise/client";
import { readableName } from "../../../rules/whole-entries.ts";
import type { Strings } from "../../../strings/messages.ts";

/** The properties of a lock that tell of its bolt. */
export type BoltProperties = Pick<DeviceProperties, "locked" | "last_movement">;

/** Cut to 20 letters: a longer name in the other direction would lose its beginning where the line ends, at 280 px. */
const longName = /^(.{20}).+$/su;

/** What `last_movement` may be from another server. */
type Told = Readonly<Record<string, unknown>>;

/** The time of the movement that the device tells of, `undefined` if it tells of none. Tells two movements apart. */
export const movementTime = ({ last_movement }: BoltProperties): unknown => told(last_movement)["occurred_at"];

/**
 * Who or what made the movement that was just seen, in words. `undefined`: the device does not tell.
 * @param earlier the {@link movementTime} before the bolt moved: a cause with that time is one of an earlier movement
 */
export function causeOf(bolt: BoltProperties, earlier: unknown, { lock }: Pick<Strings, "lock">): string | undefined {
  const { locked, occurred_at, method, access_code_name, code_slot: place } = told(bolt.last_movement);
  if (locked !== bolt.locked || occurred_at === earlier) return undefined;
  const name = readableName(access_code_name).replace(longName, "$1…");
  if (method === "manual") return lock.byHand;
  if (method === "automatic") return lock.byItself;
  if (method === "remote") return lock.remotely;
  if (method !== "keycode") return undefined;
  // Isolated, because a name may be written in the other direction.
  if (name) return lock.byCodeNamed({ name: `\u2068${name}\u2069` });
  return Number.isInteger(place) ? lock.byCodeAt({ place: place as number }) : lock.byCode;
}

/** The sentence about a bolt that was just seen to move. Without a {@link causeOf} it says only where the bolt is now. */
export const movementWords = (bolt: BoltProperties, earlier: unknown, words: Pick<Strings, "lock">): string =>
  words.lock[bolt.locked ? "lockedNow" : "unlockedNow"]({
    cause: causeOf(bolt, earlier, words) ?? words.lock.justNow,
  });

const told = (movement: unknown): Told => Object(movement) as Told;
