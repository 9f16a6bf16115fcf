// Where the bolt of one lock is, by the lock's own word. What the hub says of it may be its guess, and the hub repeats
// it after every question: it is checked with one question, and only where it would be news.

/** The notification of a movement, which spares the question, comes within this. */
const askAfterMs = 500;
/** Questions to one lock in an hour, at most: each takes the radio, and costs the battery. */
export const mostQuestions = 60;
const hourMs = 3_600_000;

interface Setting {
  now(this: void): number;
  /** Asks the lock itself; null: it does not know; undefined: it does not answer. */
  ask(this: void): Promise<boolean | null | undefined>;
  /** `moved_at`: when the hub first said so. */
  tell(this: void, locked: boolean | null, moved_at: number): void;
  /** Hears what is thrown where nobody waits. */
  fail(this: void, thrown: unknown): void;
}

/** What the lock itself says of its bolt; null: it does not know. */
export type BoltWord = boolean | null | "jammed";

interface Question {
  heard: boolean | null;
  heardAt: number;
  timer?: NodeJS.Timeout;
}

export class BoltWatch {
  readonly #setting: Setting;
  /** undefined: the lock has not said yet. */
  #known: boolean | null | undefined;
  #question: Question | undefined;
  #isCommanded = false;
  #isJammed = false;
  #asked: number[] = [];
  readonly #listening = new Set<(word: BoltWord) => void>();

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** The hub says where the bolt is. */
  hear(locked: boolean | null): void {
    // A command under way asks on its own.
    if (this.#isCommanded) return;
    if (locked === this.#known) return this.#dropQuestion();
    const heardAt = this.#setting.now();
    if (!this.#question) {
      this.#question = { heard: locked, heardAt };
      this.#question.timer = setTimeout(() => void this.ask().catch(this.#setting.fail), askAfterMs).unref();
    } else if (this.#question.heard !== locked) Object.assign(this.#question, { heard: locked, heardAt });
  }

  /** The lock itself has said where its bolt is. */
  settle(locked: boolean | null): void {
    this.#dropQuestion();
    const isMoved = typeof locked === "boolean" && typeof this.#known === "boolean" && locked !== this.#known;
    if (isMoved) this.#isJammed = false;
    this.#known = locked;
    this.#say(locked);
  }

  /** The lock itself has said that its bolt is stuck. */
  jam(): void {
    this.#isJammed = true;
    this.#say("jammed");
  }

  /** The lock itself has said that its bolt is free, or has moved it. */
  free(): void {
    this.#isJammed = false;
  }

  /** Whether the lock's last word was that its bolt is stuck. */
  get isJammed(): boolean {
    return this.#isJammed;
  }

  /** Calls `listen` whenever the lock itself says something of its bolt. @returns what ends that */
  listen(listen: (word: BoltWord) => void): () => void {
    this.#listening.add(listen);
    return () => this.#listening.delete(listen);
  }

  /** Asks the lock, and tells what is news. A lock that does not answer may have moved. */
  async ask(): Promise<void> {
    const { now, ask, tell } = this.#setting;
    const question = (this.#question ??= { heard: null, heardAt: now() });
    const said = this.#mayAsk() ? await ask() : undefined;
    // The lock has spoken meanwhile.
    if (this.#question !== question) return;
    const before = this.#known;
    const locked = said ?? null;
    this.settle(locked);
    const isNews = said === undefined ? typeof before === "boolean" : locked !== before;
    if (isNews) tell(locked, question.heard === locked ? question.heardAt : now());
  }

  /** While `work` runs, what the hub says of the bolt may only be what it was told. */
  async command<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#dropQuestion();
    this.#isCommanded = true;
    try {
      return await work();
    } finally {
      this.#isCommanded = false;
    }
  }

  /** The link is gone, and nothing is asked any more. */
  stop(): void {
    this.#dropQuestion();
    this.#listening.clear();
  }

  /** How many questions the lock was asked in the last hour. */
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
