// Draft of the access code form: its values, its problems, and the input that is sent (spec §5, readings §3, §4).
import type { AccessCode, Device, Inputs } from "@mortise/client";
import { type PinProblem, type PinRules, pinProblem, plainDigits } from "./pin.ts";
import { placeWallTime, readWallTime, type WallTime, wallTimeOf, wireTimeOf } from "../time/wall-time.ts";
import { readableName } from "../whole-entries.ts";

export interface CodeDraft {
  readonly name: string;
  /** PIN; empty if the server chooses one, or keeps the present one. */
  readonly pin: string;
  readonly type: AccessCode["type"];
  readonly starts: DraftTime;
  readonly ends: DraftTime;
  /** IANA name of the zone. */
  readonly zone: string;
}

export interface DraftTime {
  /** Text of the field. */
  readonly wall: WallTime;
  /** Moment that `wall` was made from, with its seconds. A change of zone keeps it. `null` after typing. */
  readonly instant: number | null;
  /** Stay that was chosen by a button, while this time still belongs to it. */
  readonly stay?: StayStart | undefined;
}

export type StayStart = "tonight" | "tomorrow" | "weekend";

/** Problems of a draft. Each is the key of its sentence in strings/en.ts, accessCodeForm. */
export interface DraftProblems {
  readonly name: "nameTooLong" | "nameTooShort" | null;
  readonly pin: PinProblem | null;
  readonly starts: "timeMissing" | "startPast" | null;
  readonly ends: "timeMissing" | "endBeforeStart" | "endPast" | null;
}

/** Most characters of a name (docs/specification/spec.md §5). */
const longestName = 60;

export interface DraftContext {
  readonly now: number;
  readonly zone: string;
  /** See {@link DraftRules.startsLater}. @default false */
  readonly startsLater?: boolean;
}

/**
 * Makes a draft with the default window: from now, for one day (docs/specification/spec.md §9). For locks that accept
 * no start in the past, it starts at the next half hour. A day follows the clocks of the zone
 * (docs/specification/readings.md §10).
 */
export function newDraft({ now, zone, startsLater }: DraftContext): CodeDraft {
  const start = startsLater ? (Math.floor(now / halfHourMs) + 1) * halfHourMs : now - (now % minuteMs);
  const starts = timeAt(start, zone);
  const end = Date.parse(`${starts.wall}Z`) + dayMs;
  const nextDay = placeWallTime(wallTimeOf(end, "UTC"), zone);
  return { name: "", pin: "", type: "ongoing", starts, ends: timeAt(nextDay?.instant ?? start + dayMs, zone), zone };
}

/** Makes a draft of an existing code. Missing values are filled in as for a new one. */
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
 * Returns the draft with a typed start; the end moves by the same time on the clocks.
 * @param from - Draft before the start was typed. Meanwhile, the field may be empty or hold the year 2.
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

/** Moves the draft to another zone. A typed time keeps its text; any other time stays the same moment. */
export function moveToZone(draft: CodeDraft, zone: string): CodeDraft {
  const moved = ({ wall, instant }: DraftTime) => (instant === null ? typedTime(wall) : timeAt(instant, zone));
  return { ...draft, zone, starts: moved(draft.starts), ends: moved(draft.ends) };
}

/** Returns epoch milliseconds, or `null` if the text is not a time. */
export const instantOf = ({ wall, instant }: DraftTime, zone: string): number | null =>
  instant ?? placeWallTime(wall, zone)?.instant ?? null;

/** Whether clocks in the zone skip or repeat a typed time. */
export const clockFitOf = ({ wall, instant }: DraftTime, zone: string): "exact" | "skipped" | "repeated" =>
  instant === null ? (placeWallTime(wall, zone)?.fit ?? "exact") : "exact";

export interface DraftRules {
  readonly pin: PinRules;
  /** Most characters: {@link longestName}, or the lock's limit if that is less. */
  readonly nameMax: number;
  readonly nameMin: number;
  /** Whether the lock accepts no start in the past. */
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

/** Counts Unicode code points, so an emoji of one code point counts once. Spaces around the name do not count. */
export const nameLength = (name: string): number => Array.from(name.trim()).length;

/**
 * Returns the problems of a draft.
 * @param original - Code that is edited. Its own PIN is no problem, nor are its times while both stay unchanged.
 */
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

/** Whether the form can be saved: it has a name, no problem, and no save is pending (docs/specification/spec.md §5). */
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
 * Makes the input of an update. PIN and times are sent only if they have changed, because a code may keep an end in the
 * past that the server would refuse in a request. Name, device and type are always sent (docs/specification/spec.md
 * §7.1).
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

/** Whether both times are the original's. `false` for a code without times. */
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
  // With `startsLater`, a start is past when its minute is over, which may happen while the form is open. Otherwise
  // only a start before 1970 is past: a mistyped year.
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
