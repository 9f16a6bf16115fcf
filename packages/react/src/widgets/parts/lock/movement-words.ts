// Describes a movement of the bolt and its cause: `last_movement` in one sentence. LockControl.tsx shows and announces
// it.
import type { DeviceProperties } from "@mortise/client";
import { readableName } from "../../../rules/whole-entries.ts";
import type { Strings } from "../../../strings/messages.ts";

/** Properties of a lock about its bolt. */
export type BoltProperties = Pick<DeviceProperties, "locked" | "last_movement">;

/**
 * Names are cut to 20 letters: a longer name in the other direction would lose its beginning at the end of the line, at
 * 280 px.
 */
const longName = /^(.{20}).+$/su;

/** Fields of `last_movement`, whose types are unknown because another server may send anything. */
type RawMovement = Readonly<Record<string, unknown>>;

/** Time of the last reported movement, `undefined` if there is none. It distinguishes two movements. */
export const movementTime = ({ last_movement }: BoltProperties): unknown => fieldsOf(last_movement)["occurred_at"];

/**
 * Describes who or what caused the movement that was just seen. Returns `undefined` if the device does not say.
 * @param earlier - {@link movementTime} before the bolt moved. A cause with that time belongs to an earlier movement.
 */
export function causeOf(bolt: BoltProperties, earlier: unknown, { lock }: Pick<Strings, "lock">): string | undefined {
  const { locked, occurred_at, method, access_code_name, code_slot: place } = fieldsOf(bolt.last_movement);
  if (locked !== bolt.locked || occurred_at === earlier) return undefined;
  const name = readableName(access_code_name).replace(longName, "$1…");
  if (method === "manual") return lock.byHand;
  if (method === "automatic") return lock.byItself;
  if (method === "remote") return lock.remotely;
  if (method !== "keycode") return undefined;
  // The name is isolated, because it may be written in the other direction.
  if (name) return lock.byCodeNamed({ name: `\u2068${name}\u2069` });
  return Number.isInteger(place) ? lock.byCodeAt({ place: place as number }) : lock.byCode;
}

/** Sentence about a bolt that just moved. Without a {@link causeOf} it says only the bolt's new state. */
export const movementWords = (bolt: BoltProperties, earlier: unknown, words: Pick<Strings, "lock">): string =>
  words.lock[bolt.locked ? "lockedNow" : "unlockedNow"]({
    cause: causeOf(bolt, earlier, words) ?? words.lock.justNow,
  });

const fieldsOf = (movement: unknown): RawMovement => Object(movement) as RawMovement;
