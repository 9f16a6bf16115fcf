// So much at once, and so much a second.

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

  /** Takes so much, whether or not it is there. */
  spend(amount: number): void {
    this.#left = this.#there() - amount;
  }

  /** Takes so much if it is there. @returns whether it was */
  take(amount: number): boolean {
    const isThere = this.#there() >= amount;
    if (isThere) this.#left -= amount;
    return isThere;
  }

  /** Milliseconds until nothing is owed any more. */
  get owedMs(): number {
    return Math.max((-this.#there() / this.#rate.perSecond) * 1000, 0);
  }

  /** Whether all of it is there, as if nothing had been taken for a while. */
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
