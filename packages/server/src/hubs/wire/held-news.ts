// Events of one lock that the rate limit holds back: its presence, its newest state and battery level, and each changed
// slot once.
import type { DriverEvent } from "../../driver/driver.ts";

export type StateTold = Extract<DriverEvent, { type: "state" }>;
export type SlotNews = Extract<DriverEvent, { type: "slot_news" }>;
/** A report that a device exists or is gone. */
export type Presence = Extract<DriverEvent, { type: "device" | "device_gone" }>;

/** Most slots reported one by one. With more, one event without a slot stands for all. */
const mostPlaces = 20;

export class HeldNews {
  #presence: Presence | undefined;
  #state: StateTold | undefined;
  #battery: StateTold | undefined;
  readonly #places = new Map<number | undefined, SlotNews>();

  holdPresence(event: Presence): void {
    this.#presence = event;
    if (event.type === "device_gone") this.dropAllButPresence();
  }

  /** Holds a state. It keeps its `at`, because the lock may have answered a later reading differently. */
  holdState(event: StateTold): void {
    this.#state = { ...this.#state, ...event };
    // A former `moved_at` does not belong to the new position.
    if ("locked" in event && event.moved_at === undefined) delete this.#state.moved_at;
  }

  holdBattery(event: StateTold): void {
    this.#battery = event;
  }

  holdPlace(event: SlotNews): void {
    if (this.#places.has(undefined)) return;
    if (event.slot === undefined || this.#places.size >= mostPlaces) {
      this.#places.clear();
      const { slot: _, ...all } = event;
      this.#places.set(undefined, all);
    } else this.#places.set(event.slot, event);
  }

  dropAllButPresence(): void {
    this.#state = undefined;
    this.#battery = undefined;
    this.#places.clear();
  }

  get isEmpty(): boolean {
    return !this.#presence && !this.#state && !this.#battery && this.#places.size === 0;
  }

  /** Takes all held events, in the order in which they are emitted. The battery level gets `now` as its time. */
  takeAll(now: number): DriverEvent[] {
    const battery = this.#battery && { ...this.#battery, at: now };
    const all = [this.#presence, this.#state, battery, ...this.#places.values()].filter((each) => each !== undefined);
    this.#presence = undefined;
    this.dropAllButPresence();
    return all;
  }
}
