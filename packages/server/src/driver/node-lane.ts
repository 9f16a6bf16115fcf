// Runs one radio operation per lock at a time. Requests of people go before background work.
export class NodeLane {
  #isBusy = false;
  readonly #urgent: (() => void)[] = [];
  readonly #others: (() => void)[] = [];

  async run<Result>(isUrgent: boolean, work: () => Promise<Result>): Promise<Result> {
    if (this.#isBusy) await new Promise<void>((go) => (isUrgent ? this.#urgent : this.#others).push(go));
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      const next = this.#urgent.shift() ?? this.#others.shift();
      if (next) next();
      else this.#isBusy = false;
    }
  }
}
