// What happened to a code, from its events, as the list on its page shows it.
import type { AccessCode } from "@mortise/client";
import { codeStage, type CodeStage } from "./code-stage.ts";
import { codeValidity } from "./code-validity.ts";

/** As much of an event as the list needs. */
export interface CodeEvent {
  readonly event_type: string;
  /** ISO 8601. */
  readonly occurred_at: string;
  /** The reader's own session asked for it. */
  readonly isByReader: boolean;
}

export interface CodeHistory {
  readonly events: readonly CodeEvent[];
  /** Older events may exist that were not read. */
  readonly isCut: boolean;
}

/** Named like the words for it in `strings`, but `onLock` and `created`, whose words other views have too. */
export type LifeKind = "lastUsed" | "changed" | "refused" | "notSet" | "firstUsed" | "onLock" | "created";

export interface LifeEntry {
  readonly kind: LifeKind;
  readonly at: string;
  readonly isByReader: boolean;
  /** How often the code has opened the door; only beside `lastUsed`, and only if that is known. */
  readonly uses?: number | undefined;
}

const placedTypes = ["access_code.set_on_device", "access_code.scheduled_on_device"];
const failedType = "access_code.failed_to_set_on_device";
const takenOffTypes = ["access_code.removed_from_device", "access_code.deleted_external_to_seam"];
const createdType = "access_code.created";
const changedType = "access_code.changed";
const usedType = "lock.unlocked";

/** The types of events that {@link lifeOf} looks at. */
export const lifeEventTypes: readonly string[] = [
  createdType,
  changedType,
  usedType,
  failedType,
  ...placedTypes,
  ...takenOffTypes,
];

type LivingCode = Pick<
  AccessCode,
  "created_at" | "status" | "errors" | "is_scheduled_on_device" | "pending_mutations" | "type" | "starts_at" | "ends_at"
>;

/**
 * At most one entry of each kind, newest first. The first use and the number of uses are left out unless the history
 * reaches back to the code's creation, as old events are deleted.
 */
export function lifeOf(code: LivingCode, { events, isCut }: CodeHistory): LifeEntry[] {
  const newestFirst = [...events].sort((one, other) => Date.parse(other.occurred_at) - Date.parse(one.occurred_at));
  const latest = (...types: readonly string[]) => newestFirst.find(({ event_type }) => types.includes(event_type));
  const uses = newestFirst.filter(({ event_type }) => event_type === usedType);
  const created = latest(createdType);
  const isWhole = created !== undefined && !isCut;
  const stage = codeStage(code);
  const place = latest(failedType, ...placedTypes, ...takenOffTypes);
  const isPlaced = placedTypes.includes(place?.event_type ?? "") && !isOffLock.has(stage);

  const found: [LifeKind, CodeEvent | undefined][] = [
    ["lastUsed", uses[0]],
    ["changed", latest(changedType)],
    [isRefusal(code) ? "refused" : "notSet", isNotSet.has(stage) ? latest(failedType) : undefined],
    ["firstUsed", isWhole && uses.length > 1 ? uses.at(-1) : undefined],
    ["onLock", isPlaced ? place : undefined],
  ];
  const entries = found
    .flatMap(([kind, event]) => (event ? [{ kind, event }] : []))
    .sort((one, other) => newestFirst.indexOf(one.event) - newestFirst.indexOf(other.event))
    .map(({ kind, event }) => ({
      kind,
      at: event.occurred_at,
      // What the lock did carries who asked for it too.
      isByReader: kind === "changed" && event.isByReader,
      uses: kind === "lastUsed" && isWhole ? uses.length : undefined,
    }));
  const at = code.created_at || created?.occurred_at;
  return at ? [...entries, { kind: "created", at, isByReader: created?.isByReader === true }] : entries;
}

/** How many entries besides `created` a code in this state usually has: room for them is kept while they load. */
export function usualEntries(code: LivingCode, now: number): number {
  const stage = codeStage(code);
  if (isNotSet.has(stage)) return 1;
  if (stage === "set") return codeValidity(code, now).kind === "starts" ? 1 : 3;
  return stage === "scheduled" ? 1 : 0;
}

const isNotSet: ReadonlySet<CodeStage | null> = new Set(["setFailed", "changeFailed"] as const);
/** The page says elsewhere that the lock does not hold the code, or that nobody knows. */
const isOffLock: ReadonlySet<CodeStage | null> = new Set(["waiting", "setFailed", "switchedOff", "unknown"] as const);

/** Causes that a lock gives. A lock that did not answer has refused nothing. */
const refusals = new Set([
  "code_constraints_violated",
  "code_refused_by_device",
  "duplicate_code_on_device",
  "no_space_for_access_code_on_device",
]);
const isRefusal = ({ errors }: Pick<AccessCode, "errors">): boolean =>
  errors.some(({ error_code }) => refusals.has(error_code));
