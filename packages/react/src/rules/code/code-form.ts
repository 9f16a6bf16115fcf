// What the access code form holds, what is wrong with it, and what of it is sent (spec §5, readings §3, §4).
import type { AccessCode, Device, Inputs } from "@mortise/client";
import { type PinProblem, type PinRules, pinProblem, plainDigits } from "./pin.ts";
import { placeWallTime, readWallTime, type WallTime, wallTimeOf, wireTimeOf } from "../time/wall-time.ts";
import { readableName } from "../whole-entries.ts";

export interface CodeDraft {
  readonly name: string;
  /** Empty: the server picks one, or keeps the one there is. */
  readonly pin: string;
  readonly type: AccessCode["type"];
  readonly starts: DraftTime;
  readonly ends: DraftTime;
  /** IANA name. */
  readonly zone: string;
}

export interface DraftTime {
  /** What the field shows. */
  readonly wall: WallTime;
  /**
   * The moment that `wall` was made from, with its seconds; a change of zone keeps it. `null` once somebody has typed.
   */
  readonly instant: number | null;
  /** The stay that was chosen with one press, while this time is still part of it. */
  readonly stay?: StayStart | undefined;
}

export type StayStart = "tonight" | "tomorrow" | "weekend";

/** Each problem is named like its sentence in strings/en.ts, accessCodeForm. */
export interface DraftProblems {
  readonly name: "nameTooLong" | "nameTooShort" | null;
  readonly pin: PinProblem | null;
  readonly starts: "timeMissing" | "startPast" | null;
  readonly ends: "timeMissing" | "endBeforeStart" | "endPast" | null;
}

/** docs/specification/spec.md §5. */
const longestName = 60;

export interface DraftContext {
  readonly now: number;
  readonly zone: string;
  /** {@link DraftRules.startsLater} @default false */
  readonly startsLater?: boolean;
}

/**
 * Default window: from now, for one day (docs/specification/spec.md §9); for locks that take no start in the past, from
 * the next half hour. A day is one on the clocks of the zone (docs/specification/readings.md §10).
 */
export function newDraft({ now, zone, startsLater }: DraftContext): CodeDraft {
  const start = startsLater ? (Math.floor(now / halfHourMs) + 1) * halfHourMs : now - (now % minuteMs);
  const starts = timeAt(start, zone);
  const end = Date.parse(`${starts.wall}Z`) + dayMs;
  const nextDay = placeWallTime(wallTimeOf(end, "UTC"), zone);
  return { name: "", pin: "", type: "ongoing", starts, ends: timeAt(nextDay?.instant ?? start + dayMs, zone), zone };
}

/** The draft of an existing code. What the code lacks is filled in as for a new one. */
export function draftOf(code: AccessCode, opened: DraftContext): CodeDraft {
  const empty = newDraft(opened);
  const { zone } = opened;
  const time = (iso: string | null | undefined, fallback: DraftTime) => {
    const instant = Date.parse(iso ?? "");
    return Number.isNaN(instant) || wallTimeOf(instant, zone) === "" ? fallback : timeAt(instant, zone);
  };
  return {
    name: code.name ?? "",
    pin: code.code || "",
    type: code.type === "time_bound" ? "time_bound" : "ongoing",
    starts: time(code.starts_at, empty.starts),
    ends: time(code.ends_at, empty.ends),
    zone,
  };
}

export const typedTime = (wall: WallTime): DraftTime => ({ wall, instant: null });

/**
 * The draft with another start, typed: the end moves by the same, as clocks count. `from` is the draft as it was when
 * its times were last chosen, since what a field holds while somebody types in it may be no time, or the year 2.
 */
export function withStart(
  wall: WallTime,
  from: CodeDraft,
): Pick<CodeDraft, "starts"> & Partial<Pick<CodeDraft, "ends">> {
  const [was, is, end] = [from.starts.wall, wall, from.ends.wall].map(readWallTime);
  const starts = typedTime(wall);
  if (was == null || is == null || end == null) return { starts };
  const moved = wallTimeOf(end + is - was, "UTC");
  return moved === "" ? { starts } : { starts, ends: typedTime(moved) };
}

/** The draft in another zone: a time that somebody typed keeps its text, any other stays the same moment. */
export function moveToZone(draft: CodeDraft, zone: string): CodeDraft {
  const moved = ({ wall, instant }: DraftTime) => (instant === null ? typedTime(wall) : timeAt(instant, zone));
  return { ...draft, zone, starts: moved(draft.starts), ends: moved(draft.ends) };
}

/** Milliseconds since the epoch; `null` when nothing readable was typed. */
export const instantOf = ({ wall, instant }: DraftTime, zone: string): number | null =>
  instant ?? placeWallTime(wall, zone)?.instant ?? null;

/** Whether clocks in the zone skip or repeat a time somebody typed. */
export const clockFitOf = ({ wall, instant }: DraftTime, zone: string): "exact" | "skipped" | "repeated" =>
  instant === null ? (placeWallTime(wall, zone)?.fit ?? "exact") : "exact";

export interface DraftRules {
  readonly pin: PinRules;
  /** Characters; {@link longestName}, or what the lock takes if that is less. */
  readonly nameMax: number;
  readonly nameMin: number;
  /** The lock takes no code that has begun already. */
  readonly startsLater: boolean;
}

export function draftRules(device: Pick<Device, "properties"> | undefined, pin: PinRules): DraftRules {
  const entries = device?.properties.code_constraints;
  const limits = Array.isArray(entries) ? entries.find((each) => each?.constraint_type === "name_length") : undefined;
  const count = (value: unknown, fallback: number) =>
    typeof value === "number" && value > 0 ? Math.floor(value) : fallback;
  return {
    pin,
    nameMax: Math.min(longestName, count(limits?.["max_length"], longestName)),
    nameMin: count(limits?.["min_length"], 1),
    startsLater: pin.constraints.has("start_date_in_future"),
  };
}

/** Characters as a person would count them, without the spaces around them. */
export const nameLength = (name: string): number => Array.from(name.trim()).length;

/** `original`: the code being edited. Its own PIN is no problem, nor are its times while both stay as they are. */
export function draftProblems(draft: CodeDraft, rules: DraftRules, now: number, original?: AccessCode): DraftProblems {
  const length = nameLength(draft.name);
  const { starts, ends } =
    draft.type === "ongoing" || keepsTimes(draft, original) ? noTimes : timeProblems(draft, rules, now, original);
  return {
    name: length > rules.nameMax ? "nameTooLong" : length > 0 && length < rules.nameMin ? "nameTooShort" : null,
    pin: !rules.pin.canChoose || draft.pin === original?.code ? null : pinProblem(draft.pin, rules.pin),
    starts,
    ends,
  };
}

/** docs/specification/spec.md §5: there is a name, no problem, and no save under way. */
export const canSave = (draft: CodeDraft, problems: DraftProblems, isSubmitting: boolean): boolean =>
  !isSubmitting && readableName(draft.name) !== "" && Object.values(problems).every((problem) => problem === null);

export const createInput = (draft: CodeDraft, device_id: string): Inputs["accessCodes.create"] => ({
  device_id,
  ...newCodeOf(draft),
});

export const createMultipleInput = (
  draft: CodeDraft,
  device_ids: readonly string[],
): Inputs["accessCodes.createMultiple"] => ({ device_ids: [...device_ids], ...newCodeOf(draft) });

function newCodeOf(draft: CodeDraft): { name: string; code?: string; starts_at?: string; ends_at?: string } {
  const pin = plainDigits(draft.pin);
  return { name: draft.name.trim(), ...(pin !== "" && { code: pin }), ...timesOf(draft) };
}

/**
 * PIN and times are sent only when they have changed: a code may keep an end that has passed, but the server refuses it
 * in a request. Name, device and type are always sent (docs/specification/spec.md §7.1).
 */
export function updateInput(draft: CodeDraft, original: AccessCode): Inputs["accessCodes.update"] {
  const { access_code_id, device_id, code } = original;
  const pin = plainDigits(draft.pin);
  return {
    access_code_id,
    name: draft.name.trim(),
    device_id,
    type: draft.type,
    ...(pin !== "" && pin !== code && { code: pin }),
    ...(!keepsTimes(draft, original) && timesOf(draft)),
  };
}

/** Whether both times are the original's. Never for a code without times. */
const keepsTimes = ({ starts, ends, zone }: CodeDraft, original: AccessCode | undefined): boolean =>
  instantOf(starts, zone) === Date.parse(original?.starts_at ?? "") &&
  instantOf(ends, zone) === Date.parse(original?.ends_at ?? "");

function timesOf({ type, starts, ends, zone }: CodeDraft): { starts_at?: string; ends_at?: string } {
  const [from, to] = [instantOf(starts, zone), instantOf(ends, zone)];
  if (type === "ongoing" || from === null || to === null) return {};
  return { starts_at: wireTimeOf(from, zone), ends_at: wireTimeOf(to, zone) };
}

function timeProblems(
  { starts, ends, zone }: CodeDraft,
  { startsLater }: DraftRules,
  now: number,
  original: AccessCode | undefined,
): Pick<DraftProblems, "starts" | "ends"> {
  // With `startsLater`, a start counts as past once its minute is over, which may happen while the form is open.
  // Otherwise only one before 1970 does: a mistyped year.
  const isPast = (start: number) =>
    start <= (startsLater ? now - minuteMs : 0) && start !== Date.parse(original?.starts_at ?? "");
  const [from, to] = [instantOf(starts, zone), instantOf(ends, zone)];
  return {
    starts: from === null ? "timeMissing" : isPast(from) ? "startPast" : null,
    ends: to === null ? "timeMissing" : from !== null && to <= from ? "endBeforeStart" : to <= now ? "endPast" : null,
  };
}

const timeAt = (instant: number, zone: string): DraftTime => ({ wall: wallTimeOf(instant, zone), instant });

const noTimes = { starts: null, ends: null } as const;
const minuteMs = 60_000;
const halfHourMs = 1_800_000;
const dayMs = 86_400_000;
