// One lock's news, no faster than a lock can have any. What lasts is held back and told as it is by then; who moved a
// bolt is told each time, as often as a bolt can move.
import type { DriverEvent } from "../../driver/driver.ts";
import { Allowance } from "./allowance.ts";
import { HeldNews, type Presence, type SlotNews, type StateTold } from "./held-news.ts";

/** Events of one lock: operations, and apart from them all others. */
const lockRate = { atOnce: 30, perSecond: 2 };
/** A battery's level, and that one place for codes has changed, is told this often. */
const againMs = 1000;
const batteryFields = ["battery_level", "battery_low"] as const;

export type LockNews = Exclude<DriverEvent, { type: "link" | "inventory" }>;

export interface VoiceSetting {
  emit(this: void, event: DriverEvent): void;
  /** Whether the link may tell one more operation, or one more event of another kind. */
  mayTell(this: void, isOperation: boolean): boolean;
  /** An operation was told that is more than a lock can do. */
  leftOut(this: void): void;
  /** Milliseconds that never jump. */
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

  /** Tells what is held back, if it may. @param now - the server's time. @returns whether it told anything */
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

/** The part of a report that is about the battery, and the rest; `undefined` where there is none. */
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
