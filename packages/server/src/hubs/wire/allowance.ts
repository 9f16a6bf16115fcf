// A token bucket: an amount at once, and an amount per second.

export interface AllowanceRate {
  atOnce: number;
  perSecond: number;
}

export class Allowance {
  readonly #rate: AllowanceRate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** @param now - milliseconds */
  constructor(rate: AllowanceRate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.atOnce;
    this.#at = now();
  }

  /** Takes an amount, even if it is not available. */
  spend(amount: number): void {
    this.#left = this.#there() - amount;
  }

  /** Takes an amount if it is available. @returns whether it was */
  take(amount: number): boolean {
    const isThere = this.#there() >= amount;
    if (isThere) this.#left -= amount;
    return isThere;
  }

  /** Milliseconds until the debt is paid. */
  get owedMs(): number {
    return Math.max((-this.#there() / this.#rate.perSecond) * 1000, 0);
  }

  /** Whether the full amount is available. */
  get isFull(): boolean {
    return this.#there() >= this.#rate.atOnce;
  }

  #there(): number {
    const now = this.#now();
    const { atOnce, perSecond } = this.#rate;
    this.#left = Math.min(atOnce, this.#left + (Math.max(now - this.#at, 0) / 1000) * perSecond);
    this.#at = now;
    return this.#left;
  }
}
