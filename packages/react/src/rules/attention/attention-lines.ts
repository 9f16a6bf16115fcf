// All that needs somebody, in the order in which it hurts.
import type { AccessCode, Device } from "@mortise/client";
import { codeStage } from "../code/code-stage.ts";
import { isPast } from "../code/code-validity.ts";
import { type AttentionLine, attentionKinds, type Hurts } from "./attention-line.ts";
import { codeLines } from "./code-lines.ts";
import { deviceLines } from "./device-lines.ts";

export interface Attention {
  readonly devices: readonly Device[];
  /** Codes that have errors or warnings. */
  readonly codes: readonly AccessCode[];
  /** Codes that begin soon, at doors in trouble. */
  readonly arrivals: readonly AccessCode[];
  readonly now: number;
  /** Whether a moment is today where a door is, or before. */
  readonly isToday: (moment: number, device: Device) => boolean;
}

/** Lines, the first to hurt first: those of {@link isOfToday} before all others. */
export function attentionLines({ devices, codes, arrivals, now, isToday }: Attention): AttentionLine[] {
  const next = nextArrivals(arrivals, now);
  const lines = [...codeLines(codes, devices, now), ...deviceLines(devices).map((line) => withArrival(line, next))];
  const places = new Map(lines.map((line) => [line, placeOf(line, isToday)]));
  return lines.toSorted(
    (one, other) => compareLists(places.get(one) ?? [], places.get(other) ?? []) || (one.key < other.key ? -1 : 1),
  );
}

/** Whether a line hurts today, and so stands under that heading. */
export const isOfToday = ({ hurts, devices }: AttentionLine, isToday: Attention["isToday"]): boolean =>
  typeof hurts === "number" ? isToday(hurts, devices[0]) : hurts !== "later";

/** Day, moment, kind, weight, age. */
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

/** What hurts some time of a day comes after what hurts at a moment of it. */
const momentOf = (hurts: Hurts): number =>
  typeof hurts === "number" ? hurts : hurts === "now" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;

function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

/** By door, the code that begins next and is not on its lock. */
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

/** A door that cannot be reached hurts when somebody arrives whose code it does not have. */
function withArrival(line: AttentionLine, next: ReadonlyMap<string, AccessCode>): AttentionLine {
  if (!cutsOff.has(line.kind)) return line;
  const [arrival] = line.devices
    .flatMap(({ device_id }) => next.get(device_id) ?? [])
    .toSorted((one, other) => Date.parse(one.starts_at ?? "") - Date.parse(other.starts_at ?? ""));
  return arrival ? { ...line, arrival, hurts: Date.parse(arrival.starts_at ?? "") } : line;
}

const cutsOff: ReadonlySet<string> = new Set(["account", "hub", "offline"]);
