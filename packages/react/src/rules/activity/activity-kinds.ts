// Maps each event to its sentence, its icon and the filters that show it.
import type { ActivityEvent } from "./activity-event.ts";

export const activityKinds = ["opened", "codes", "trouble"] as const;
export type ActivityKind = (typeof activityKinds)[number];

export interface ActivityFacts {
  /** Key of its sentence in `strings`. */
  readonly what: ActivitySentence;
  readonly icon: "keypad" | "key" | "phone" | "clock" | "lock" | "lock-open" | "edit" | "jam" | DeviceIcon;
  /** Filters that show the event. Without any, only "All" does. */
  readonly kinds: readonly ActivityKind[];
  readonly tone?: "danger" | "warning";
  /** Key in `strings` of the line below the sentence. */
  readonly how?: ActivityManner | undefined;
}

type DeviceIcon = "device-offline" | "ok" | "warning" | "error" | "battery-low" | "battery-critical";
type Direction = "opened" | "locked";
type Mover = "WithCode" | "ByHand" | "ByYou" | "Remotely" | "Itself" | "Somehow";

export type ActivitySentence =
  | `${Direction}${Mover}`
  | (typeof codeSentences)[number]
  | "jammed"
  | "refused"
  | "offline"
  | "online"
  | "lowBattery"
  | "removed"
  | "tampered";

export type ActivityManner =
  | "withCode"
  | "byHand"
  | "fromHere"
  | "fromApp"
  | "byItself"
  | "notSaidHow"
  | "checkDoor"
  | "notActiveYet"
  | "removalFailed";

const codeSentences = [
  "codeAsked",
  "codeAskedByYou",
  "codeChanged",
  "codeChangedByYou",
  "codeChangedElsewhere",
  "codeSet",
  "codeNotSet",
  "codeLate",
  "codeOff",
  "codeDeleted",
  "codeDeletedByYou",
  "codeDeletedElsewhere",
  "codeStillThere",
] as const;

/** Facts of `lock.unlocked` and `lock.locked`, by what moved the bolt. */
function movement({ type, method, isByReader, codeId }: ActivityEvent): ActivityFacts {
  const isOpening = type === "lock.unlocked";
  const direction: Direction = isOpening ? "opened" : "locked";
  const kinds: readonly ActivityKind[] = isOpening ? ["opened"] : [];
  if (method === "keycode" || codeId !== undefined)
    return { what: `${direction}WithCode`, icon: "keypad", kinds, how: "withCode" };
  if (method === "manual") return { what: `${direction}ByHand`, icon: "key", kinds, how: "byHand" };
  if (method === "automatic") return { what: `${direction}Itself`, icon: "clock", kinds, how: "byItself" };
  if (isByReader) return { what: `${direction}ByYou`, icon: "phone", kinds, how: "fromHere" };
  if (method === "remote" || method === "seamapi")
    return { what: `${direction}Remotely`, icon: "phone", kinds, how: "fromApp" };
  return { what: `${direction}Somehow`, icon: isOpening ? "lock-open" : "lock", kinds, how: "notSaidHow" };
}

type Reader = (event: ActivityEvent) => ActivityFacts;

const ofCode =
  (what: ActivitySentence, byReader: ActivitySentence = what): Reader =>
  ({ isByReader }) => ({ what: isByReader ? byReader : what, icon: "edit", kinds: ["codes"] });

const onLock =
  (what: ActivitySentence, more: Partial<ActivityFacts> = {}): Reader =>
  () => ({ what, icon: "keypad", kinds: ["codes"], ...more });

const codeTrouble = (what: ActivitySentence, tone: "danger" | "warning", how?: ActivityManner): Reader =>
  onLock(what, { icon: tone === "danger" ? "error" : "warning", kinds: ["codes", "trouble"], tone, how });

const ofDoor =
  (facts: Omit<ActivityFacts, "kinds">): Reader =>
  () => ({ kinds: ["trouble"], ...facts });

const readers: Readonly<Record<string, Reader>> = {
  "lock.unlocked": movement,
  "lock.locked": movement,
  "lock.jammed": ofDoor({ what: "jammed", icon: "jam", tone: "danger", how: "checkDoor" }),
  "lock.access_denied": ofDoor({ what: "refused", icon: "warning", tone: "warning" }),
  "device.disconnected": ofDoor({ what: "offline", icon: "device-offline", tone: "danger" }),
  "device.connected": ofDoor({ what: "online", icon: "ok" }),
  "device.removed": ofDoor({ what: "removed", icon: "error", tone: "danger" }),
  "device.tampered": ofDoor({ what: "tampered", icon: "error", tone: "danger", how: "checkDoor" }),
  "device.low_battery": ({ level }) =>
    level !== undefined && level < criticalLevel
      ? { what: "lowBattery", icon: "battery-critical", kinds: ["trouble"], tone: "danger" }
      : { what: "lowBattery", icon: "battery-low", kinds: ["trouble"], tone: "warning" },
  "access_code.created": ofCode("codeAsked", "codeAskedByYou"),
  "access_code.changed": ofCode("codeChanged", "codeChangedByYou"),
  "access_code.deleted": ofCode("codeDeleted", "codeDeletedByYou"),
  "access_code.modified_external_to_seam": ofCode("codeChangedElsewhere"),
  "access_code.deleted_external_to_seam": ofCode("codeDeletedElsewhere"),
  "access_code.set_on_device": onLock("codeSet"),
  "access_code.scheduled_on_device": onLock("codeSet", { how: "notActiveYet" }),
  "access_code.removed_from_device": onLock("codeOff"),
  "access_code.failed_to_set_on_device": codeTrouble("codeNotSet", "danger"),
  "access_code.delay_in_setting_on_device": codeTrouble("codeLate", "warning"),
  "access_code.failed_to_remove_from_device": codeTrouble("codeStillThere", "danger", "removalFailed"),
  "access_code.delay_in_removing_from_device": codeTrouble("codeStillThere", "warning"),
};

/** Level below which a battery is critical, as on the device (docs/api/platform-api.md §6.5). */
const criticalLevel = 0.1;

/** Types of events that are shown. */
export const activityTypes: readonly string[] = Object.keys(readers);

/** Whether a sentence starts with the name of a code. */
export const beginsWithCode = (what: ActivitySentence): boolean => what.endsWith("WithCode");

/** Whether the subject of a sentence is the reader. */
export const isOfReader = (what: ActivitySentence): boolean => what.endsWith("ByYou");

/** Returns the facts of an event, or `undefined` if its type is not shown. */
export const factsOf = (event: ActivityEvent): ActivityFacts | undefined =>
  Object.hasOwn(readers, event.type) ? readers[event.type]?.(event) : undefined;
