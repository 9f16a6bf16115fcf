// Collects all attention lines, ordered by when they affect somebody.
import type { AccessCode, Device } from "@mortise/client";
import { codeStage } from "../code/code-stage.ts";
import { isPast } from "../code/code-validity.ts";
import { type AttentionLine, attentionKinds, type Hurts } from "./attention-line.ts";
import { codeLines } from "./code-lines.ts";
import { deviceLines } from "./device-lines.ts";

export interface Attention {
  readonly devices: readonly Device[];
  /** Codes with errors or warnings. */
  readonly codes: readonly AccessCode[];
  /** Codes that start soon, at doors with problems. */
  readonly arrivals: readonly AccessCode[];
  readonly now: number;
  /** Whether a moment is today in the door's zone, or earlier. */
  readonly isToday: (moment: number, device: Device) => boolean;
}

/** Returns the lines, the most urgent first: those of {@link isOfToday} before all others. */
export function attentionLines({ devices, codes, arrivals, now, isToday }: Attention): AttentionLine[] {
  const next = nextArrivals(arrivals, now);
  const lines = [...codeLines(codes, devices, now), ...deviceLines(devices).map((line) => withArrival(line, next))];
  const places = new Map(lines.map((line) => [line, placeOf(line, isToday)]));
  return lines.toSorted(
    (one, other) => compareLists(places.get(one) ?? [], places.get(other) ?? []) || (one.key < other.key ? -1 : 1),
  );
}

/** Whether a line affects somebody today, and belongs under that heading. */
export const isOfToday = ({ hurts, devices }: AttentionLine, isToday: Attention["isToday"]): boolean =>
  typeof hurts === "number" ? isToday(hurts, devices[0]) : hurts !== "later";

/** Sort key of a line: day, moment, kind, tone, start of the problem. */
function placeOf(line: AttentionLine, isToday: Attention["isToday"]): number[] {
  const since = Date.parse(line.since ?? "");
  return [
    isOfToday(line, isToday) ? 0 : 1,
    momentOf(line.hurts),
    attentionKinds.indexOf(line.kind),
    line.tone === "danger" ? 0 : 1,
    Number.isNaN(since) ? Number.POSITIVE_INFINITY : since,
  ];
}

/** Sort value of a time. "Some time today" comes after every moment of today. */
const momentOf = (hurts: Hurts): number =>
  typeof hurts === "number" ? hurts : hurts === "now" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;

function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

/** Returns for each door the code that starts next and is not on its lock. */
function nextArrivals(arrivals: readonly AccessCode[], now: number): ReadonlyMap<string, AccessCode> {
  const next = new Map<string, AccessCode>();
  for (const code of arrivals) {
    const { device_id, starts_at } = code;
    if (!starts_at || isPast(starts_at, now) || isOnLock(code)) continue;
    const known = next.get(device_id)?.starts_at;
    if (!known || Date.parse(starts_at) < Date.parse(known)) next.set(device_id, code);
  }
  return next;
}

const isOnLock = (code: AccessCode): boolean => ["set", "scheduled"].includes(codeStage(code) ?? "");

/** Adds the next arrival to the line of an unreachable door. The line then affects somebody when that code starts. */
function withArrival(line: AttentionLine, next: ReadonlyMap<string, AccessCode>): AttentionLine {
  if (!cutsOff.has(line.kind)) return line;
  const [arrival] = line.devices
    .flatMap(({ device_id }) => next.get(device_id) ?? [])
    .toSorted((one, other) => Date.parse(one.starts_at ?? "") - Date.parse(other.starts_at ?? ""));
  return arrival ? { ...line, arrival, hurts: Date.parse(arrival.starts_at ?? "") } : line;
}

const cutsOff: ReadonlySet<string> = new Set(["account", "hub", "offline"]);
