// Limits the events of one lock to the rate of a real lock. States above the rate are held back and emitted later with
// their newest value. Operations above the rate are dropped, because a bolt cannot move that often.
import type { DriverEvent } from "../../driver/driver.ts";
import { Allowance } from "./allowance.ts";
import { HeldNews, type Presence, type SlotNews, type StateTold } from "./held-news.ts";

/** Rate of one lock's operations, and of all its other events. */
const lockRate = { atOnce: 30, perSecond: 2 };
/** Shortest interval between two battery levels, or between two changes of one slot. */
const againMs = 1000;
const batteryFields = ["battery_level", "battery_low"] as const;

export type LockNews = Exclude<DriverEvent, { type: "link" | "inventory" }>;

export interface VoiceSetting {
  emit(this: void, event: DriverEvent): void;
  /** Whether the link may emit one more operation, or one more other event. */
  mayTell(this: void, isOperation: boolean): boolean;
  /** Called for an operation above the rate of the lock or of the link, which is dropped. */
  leftOut(this: void): void;
  /** Monotonic milliseconds. */
  elapsed(this: void): number;
}

export class LockVoice {
  readonly held = new HeldNews();
  readonly #setting: VoiceSetting;
  readonly #operations: Allowance;
  readonly #others: Allowance;
  #batteryAt = Number.NEGATIVE_INFINITY;
  readonly #placesAt = new Map<number | undefined, number>();

  constructor(setting: VoiceSetting) {
    this.#setting = setting;
    this.#operations = new Allowance(lockRate, setting.elapsed);
    this.#others = new Allowance(lockRate, setting.elapsed);
  }

  tell(event: LockNews): void {
    if (event.type === "state") return this.#tellState(event);
    if (event.type === "slot_news") return this.#tellPlace(event);
    if (event.type === "device" || event.type === "device_gone") return this.#tellPresence(event);
    if (this.#operations.take(1) && this.#setting.mayTell(true)) this.#setting.emit(event);
    else this.#setting.leftOut();
  }

  /** Emits held events if the rate allows. @param now - Server time. @returns whether anything was emitted */
  tellHeld(now: number): boolean {
    if (this.held.isEmpty || !this.#may()) return false;
    for (const event of this.held.takeAll(now)) this.#say(event);
    return true;
  }

  get isIdle(): boolean {
    return this.held.isEmpty && this.#operations.isFull && this.#others.isFull;
  }

  #tellPresence(event: Presence): void {
    if (!this.#may()) return this.held.holdPresence(event);
    if (event.type === "device_gone") this.held.dropAllButPresence();
    this.#setting.emit(event);
  }

  #tellState(event: StateTold): void {
    const [battery, rest] = apart(event);
    const isEarly = this.#setting.elapsed() - this.#batteryAt < againMs;
    if (battery && isEarly) this.held.holdBattery(battery);
    const now = battery && isEarly ? rest : event;
    if (!now) return;
    if (this.#may()) return this.#say(now);
    if (battery && !isEarly) this.held.holdBattery(battery);
    if (rest) this.held.holdState(rest);
  }

  #tellPlace(event: SlotNews): void {
    const last = this.#placesAt.get(event.slot) ?? Number.NEGATIVE_INFINITY;
    if (this.#setting.elapsed() - last >= againMs && this.#may()) this.#say(event);
    else this.held.holdPlace(event);
  }

  #say(event: DriverEvent): void {
    const at = this.#setting.elapsed();
    if (event.type === "state" && batteryFields.some((name) => name in event)) this.#batteryAt = at;
    if (event.type === "slot_news") {
      for (const [slot, told] of this.#placesAt) if (at - told >= againMs) this.#placesAt.delete(slot);
      this.#placesAt.set(event.slot, at);
    }
    this.#setting.emit(event);
  }

  #may(): boolean {
    return this.#others.take(1) && this.#setting.mayTell(false);
  }
}

/** Splits a report into the battery's part and the rest; `undefined` for an empty part. */
function apart(event: StateTold): [battery: StateTold | undefined, rest: StateTold | undefined] {
  const { battery_level, battery_low, ...rest } = event;
  const { type, key, at, source } = event;
  const battery: StateTold = {
    type,
    key,
    at,
    source,
    ...(battery_level !== undefined && { battery_level }),
    ...(battery_low !== undefined && { battery_low }),
  };
  const isOfBattery = battery_level !== undefined || battery_low !== undefined;
  const isOfMore = Object.keys(rest).length > Object.keys({ type, key, at, source }).length;
  return [isOfBattery ? battery : undefined, isOfMore || !isOfBattery ? rest : undefined];
}
