// Makes the history on a code's page from its events.
import type { AccessCode } from "@mortise/client";
import { codeStage, type CodeStage } from "./code-stage.ts";
import { codeValidity } from "./code-validity.ts";

/** Fields of an event that the list needs. */
export interface CodeEvent {
  readonly event_type: string;
  /** Time of the event, in ISO 8601. */
  readonly occurred_at: string;
  /** Whether the reader's own session requested it. */
  readonly isByReader: boolean;
}

export interface CodeHistory {
  readonly events: readonly CodeEvent[];
  /** Whether older events may exist that were not read. */
  readonly isCut: boolean;
}

/**
 * Kinds of entries, named like their texts in `strings`. The texts of `onLock` and `created` are shared with other
 * views.
 */
export type LifeKind = "lastUsed" | "changed" | "refused" | "notSet" | "firstUsed" | "onLock" | "created";

export interface LifeEntry {
  readonly kind: LifeKind;
  readonly at: string;
  readonly isByReader: boolean;
  /** Number of times that the code has opened the door. Set only with `lastUsed`, if known. */
  readonly uses?: number | undefined;
}

const placedTypes = ["access_code.set_on_device", "access_code.scheduled_on_device"];
const failedType = "access_code.failed_to_set_on_device";
const takenOffTypes = ["access_code.removed_from_device", "access_code.deleted_external_to_seam"];
const createdType = "access_code.created";
const changedType = "access_code.changed";
const usedType = "lock.unlocked";

/** Types of events that {@link lifeOf} uses. */
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
 * Returns at most one entry of each kind, newest first. As the server deletes old events, the first use and the number
 * of uses are left out unless the history reaches back to the code's creation.
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
      // Events of the lock also name the session that requested the code.
      isByReader: kind === "changed" && event.isByReader,
      uses: kind === "lastUsed" && isWhole ? uses.length : undefined,
    }));
  const at = code.created_at || created?.occurred_at;
  return at ? [...entries, { kind: "created", at, isByReader: created?.isByReader === true }] : entries;
}

/**
 * Usual number of entries besides `created` for a code in this state. The page reserves room for them while they load.
 */
export function usualEntries(code: LivingCode, now: number): number {
  const stage = codeStage(code);
  if (isNotSet.has(stage)) return 1;
  if (stage === "set") return codeValidity(code, now).kind === "starts" ? 1 : 3;
  return stage === "scheduled" ? 1 : 0;
}

const isNotSet: ReadonlySet<CodeStage | null> = new Set(["setFailed", "changeFailed"] as const);
/** Stages in which the code does not work on the lock, or may not. The page shows them elsewhere. */
const isOffLock: ReadonlySet<CodeStage | null> = new Set(["waiting", "setFailed", "switchedOff", "unknown"] as const);

/** Errors with which a lock refuses a code. Other errors, such as a missing answer, are no refusal. */
const refusals = new Set([
  "code_constraints_violated",
  "code_refused_by_device",
  "duplicate_code_on_device",
  "no_space_for_access_code_on_device",
]);
const isRefusal = ({ errors }: Pick<AccessCode, "errors">): boolean =>
  errors.some(({ error_code }) => refusals.has(error_code));
