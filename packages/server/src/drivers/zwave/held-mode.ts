// The server tells that a bolt moved before it tells who moved it. What it says first is held back a moment, so that
// one movement is told once, with the person's code.
import type { DriverEvent } from "../driver.ts";

type Mode = Extract<DriverEvent, { type: "state" }>;
type Operated = Extract<DriverEvent, { type: "operated" }>;

/** The server tells both within milliseconds; some locks send the second a moment later. */
const holdMs = 1000;

export class HeldMode {
  #held: { mode: Mode; pass: (mode: Mode) => void; timer: NodeJS.Timeout } | undefined;

  /** Whether something is about to be told of the bolt. */
  get isHolding(): boolean {
    return this.#held !== undefined;
  }

  /** Passed on soon, unless it is told before who moved the bolt. */
  hold(mode: Mode, pass: (mode: Mode) => void): void {
    if (this.#held?.mode.locked !== mode.locked) this.#letGo();
    else this.forget();
    this.#held = { mode, pass, timer: setTimeout(() => this.#letGo(), holdMs) };
  }

  /** Who moved the bolt is told now: what is held is the same movement, or an earlier one. */
  meet({ operation }: Operated): void {
    if (operation === "denied") return;
    if (this.#held?.mode.locked === (operation === "lock")) this.forget();
    else this.#letGo();
  }

  /** The link is gone: the next one tells how the bolt is. */
  forget(): void {
    clearTimeout(this.#held?.timer);
    this.#held = undefined;
  }

  #letGo(): void {
    const held = this.#held;
    this.forget();
    held?.pass(held.mode);
  }
}
