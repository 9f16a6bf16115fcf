// Adds up accounts, locks and codes by state, as the metrics show them.

/** Labels of a series, and its value. */
export interface Count {
  labels: Readonly<Record<string, string>>;
  value: number;
}

export interface DoorCounts {
  accounts: readonly Count[];
  locks: readonly Count[];
  codes: readonly Count[];
  /** Bolt readings of drivers in the last hour. */
  questions: readonly Count[];
}

export interface CountedAccount {
  driver: string;
  is_connected: number;
  questions: string | null;
}

export interface CountedLock {
  driver: string;
  is_connected: number;
  is_lock: number;
  online: string | number | null;
  locked: string | number | null;
  is_jammed: number;
}

export interface CountedCode {
  driver: string;
  status: string;
  is_late: number;
  is_failed: number;
}

export type Tally = ReturnType<typeof createTally>;

const bolts = ["locked", "unlocked", "jammed", "unknown"];
const connections = ["online", "offline"];
const codeStates = ["set", "setting", "unset", "removing", "unknown", "late", "failed"];

/** Makes a tally. Each driver with an account has every state, so that a series falls to 0 instead of ending. */
export function createTally() {
  const drivers = new Set<string>();
  const found = new Map<string, number>();
  const questions = new Map<string, number>();
  const add = (key: string) => found.set(key, (found.get(key) ?? 0) + 1);
  const seriesOf = (labels: Readonly<Record<string, string>>): Count => ({
    labels,
    value: found.get(Object.values(labels).join(" ")) ?? 0,
  });
  return {
    account({ driver, is_connected, questions: asked }: CountedAccount): void {
      drivers.add(driver);
      add(`${driver} ${is_connected === 1 ? "up" : "down"}`);
      if (asked === null) return;
      const counts = Object.values(JSON.parse(asked) as Record<string, number>);
      questions.set(
        driver,
        counts.reduce((sum, each) => sum + each, questions.get(driver) ?? 0),
      );
    },
    lock({ driver, is_connected, is_lock, online, locked, is_jammed }: CountedLock): void {
      if (is_lock === 0) return;
      const bolt = is_jammed === 1 ? "jammed" : boltOf(locked);
      const connection = is_connected === 1 && isTrue(online) ? "online" : "offline";
      add(`${driver} ${connection} ${bolt}`);
    },
    code({ driver, status, is_late, is_failed }: CountedCode): void {
      add(`${driver} ${is_failed === 1 ? "failed" : is_late === 1 ? "late" : status}`);
    },
    counts: (): DoorCounts => {
      const names = [...drivers].toSorted((one, other) => (one < other ? -1 : 1));
      return {
        accounts: names.flatMap((driver) => ["up", "down"].map((state) => seriesOf({ driver, state }))),
        locks: names.flatMap((driver) =>
          connections.flatMap((connection) => bolts.map((bolt) => seriesOf({ driver, connection, bolt }))),
        ),
        codes: names.flatMap((driver) => codeStates.map((state) => seriesOf({ driver, state }))),
        questions: [...questions].map(([driver, value]) => ({ labels: { driver }, value })),
      };
    },
  };
}

/** Reads a boolean, which is 1 or 0 on SQLite and `true` or `false` on PostgreSQL. */
const isTrue = (value: string | number | null) => value === 1 || value === "true";

const boltOf = (locked: string | number | null) =>
  locked === null ? "unknown" : isTrue(locked) ? "locked" : "unlocked";
