// Describes in words the abilities of each kind of lock, from its driver's declaration.
import type { LockKind } from "../../packages/server/src/driver/lock-kind.ts";
import { table } from "./system-locks.ts";

const head = ["Lock", "Lock and unlock", "Jam", "PINs", "Read back", "Places for PINs", "Hours of a PIN", "Battery"];

export const kindsTable = (kinds: readonly LockKind[]): string =>
  table(
    head,
    kinds.map((kind) => [
      kind.name,
      boltWords(kind),
      kind.tellsJam ? "told by the lock" : "not told",
      pinWords(kind),
      readbackWords(kind),
      placeWords(kind),
      hourWords(kind),
      kind.info.battery ? "level" : "not told",
    ]),
  );

const none = "–";

const boltWords = ({ info: { bolt } }: LockKind): string =>
  bolt === null ? "no" : bolt.confirms === false ? "sent, not confirmed" : "confirmed by the lock";

function pinWords({ info: { codes }, tellsDigits }: LockKind): string {
  if (codes === null) return "no";
  const [least, most] = [Math.min(...codes.lengths), Math.max(...codes.lengths)];
  return tellsDigits ? "as many digits as the lock says" : `${least} to ${most} digits`;
}

const readbackWords = ({ info: { codes } }: LockKind): string =>
  codes === null ? none : { code: "the digits", occupancy: "whether the place is taken", none: "no" }[codes.readback];

const placeWords = ({ info: { codes }, placesFrom }: LockKind): string =>
  codes === null
    ? none
    : placesFrom === "lock"
      ? `those that the lock has, at most ${codes.slots.length}`
      : `those that you choose; ${codes.slots.length} unless you say otherwise`;

function hourWords({ info: { codes } }: LockKind): string {
  if (codes === null) return none;
  if (!codes.native_schedule) return "kept by the server";
  return codes.schedule_needs_zone === true
    ? "kept by lock and server, if the door's time zone is known"
    : "kept by lock and server";
}
