// Tracks the bolt of one lock by the lock's own reports. The hub's values may be guesses, and the hub repeats them
// after every reading, so a value is verified with one reading, and only if it would be a change.

/** Time in which a notification of the movement usually arrives, which makes the reading unnecessary. */
const askAfterMs = 500;
/** Most readings of one lock in an hour. Each one occupies the radio and drains the battery. */
export const mostQuestions = 60;
const hourMs = 3_600_000;

interface Setting {
  now(this: void): number;
  /** Reads the lock itself. Resolves to `null` if the lock does not know, to `undefined` if it does not answer. */
  ask(this: void): Promise<boolean | null | undefined>;
  /**
   * Reports a position. `moved_at` is the time at which the hub first reported it, or the time of the reading if the
   * hub did not.
   */
  tell(this: void, locked: boolean | null, moved_at: number): void;
  /** Receives errors of background work. */
  fail(this: void, thrown: unknown): void;
}

/** The lock's own report of its bolt; `null` if the lock does not know. */
export type BoltWord = boolean | null | "jammed";

interface Question {
  heard: boolean | null;
  heardAt: number;
  timer?: NodeJS.Timeout;
}

export class BoltWatch {
  readonly #setting: Setting;
  /** `undefined` until the lock's first report. */
  #known: boolean | null | undefined;
  #question: Question | undefined;
  #isCommanded = false;
  #isJammed = false;
  #asked: number[] = [];
  readonly #listening = new Set<(word: BoltWord) => void>();

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** Takes a position from the hub, which may be a guess. */
  hear(locked: boolean | null): void {
    // A running command reads the lock itself.
    if (this.#isCommanded) return;
    if (locked === this.#known) return this.#dropQuestion();
    const heardAt = this.#setting.now();
    if (!this.#question) {
      this.#question = { heard: locked, heardAt };
      this.#question.timer = setTimeout(() => void this.ask().catch(this.#setting.fail), askAfterMs).unref();
    } else if (this.#question.heard !== locked) Object.assign(this.#question, { heard: locked, heardAt });
  }

  /** Takes a position that the lock itself reported. */
  settle(locked: boolean | null): void {
    this.#dropQuestion();
    const isMoved = typeof locked === "boolean" && typeof this.#known === "boolean" && locked !== this.#known;
    if (isMoved) this.#isJammed = false;
    this.#known = locked;
    this.#say(locked);
  }

  /** Takes the lock's report of a jam. */
  jam(): void {
    this.#isJammed = true;
    this.#say("jammed");
  }

  /** Takes the lock's report that the jam is over, or that the bolt moved. */
  free(): void {
    this.#isJammed = false;
  }

  /** Whether the lock reported a jam that has not ended. */
  get isJammed(): boolean {
    return this.#isJammed;
  }

  /** Calls `listen` for each report of the lock itself. @returns a function that stops this */
  listen(listen: (word: BoltWord) => void): () => void {
    this.#listening.add(listen);
    return () => this.#listening.delete(listen);
  }

  /** Reads the lock and reports a change. A lock that does not answer may have moved. */
  async ask(): Promise<void> {
    const { now, ask, tell } = this.#setting;
    const question = (this.#question ??= { heard: null, heardAt: now() });
    const said = this.#mayAsk() ? await ask() : undefined;
    // The lock has reported meanwhile.
    if (this.#question !== question) return;
    const before = this.#known;
    const locked = said ?? null;
    this.settle(locked);
    const isNews = said === undefined ? typeof before === "boolean" : locked !== before;
    if (isNews) tell(locked, question.heard === locked ? question.heardAt : now());
  }

  /** Runs a command. The hub's values are ignored meanwhile, because they may only repeat the command's target. */
  async command<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#dropQuestion();
    this.#isCommanded = true;
    try {
      return await work();
    } finally {
      this.#isCommanded = false;
    }
  }

  /** Stops all readings, because the link is gone. */
  stop(): void {
    this.#dropQuestion();
    this.#listening.clear();
  }

  /** Readings of the lock by `ask` in the last hour. */
  get questions(): number {
    const since = this.#setting.now() - hourMs;
    this.#asked = this.#asked.filter((at) => at > since);
    return this.#asked.length;
  }

  #say(word: BoltWord): void {
    for (const listen of this.#listening) listen(word);
  }

  #mayAsk(): boolean {
    if (this.questions >= mostQuestions) return false;
    this.#asked.push(this.#setting.now());
    return true;
  }

  #dropQuestion(): void {
    clearTimeout(this.#question?.timer);
    this.#question = undefined;
  }
}
