// What is held back of one lock's news until it may be told: of everything that lasts the newest, and each place for
// codes once.
import type { DriverEvent } from "../../driver/driver.ts";

export type StateTold = Extract<DriverEvent, { type: "state" }>;
export type SlotNews = Extract<DriverEvent, { type: "slot_news" }>;
/** That a device is there, or is not. */
export type Presence = Extract<DriverEvent, { type: "device" | "device_gone" }>;

/** More places than this are told as all. */
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

  /** Keeps its own moment: the lock may have said something else to a question since. */
  holdState(event: StateTold): void {
    this.#state = { ...this.#state, ...event };
    // When a bolt moved belongs to where it went.
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

  /** Takes all that is held, in the order in which it is to be told. A battery is as it was until now. */
  takeAll(now: number): DriverEvent[] {
    const battery = this.#battery && { ...this.#battery, at: now };
    const all = [this.#presence, this.#state, battery, ...this.#places.values()].filter((each) => each !== undefined);
    this.#presence = undefined;
    this.dropAllButPresence();
    return all;
  }
}
