// Property test: after any sequence of requests, faults and actions at the lock, the API's description of each code is
// true at the door.
import type { PendingMutation } from "@mortise/contract";
import { array, assert, asyncProperty } from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenDoor, openDoor } from "../door/at-door.ts";
import type { DoorCode } from "../door/door-code.ts";
import { deed, deedOrDeath, type Deed, isDoneAtLock, pins, within } from "../door/deeds.ts";
import { isRelease, roundsOf } from "../../../../test/release.ts";
import { hasPostgres, type Postgres, startPostgres } from "../postgres/postgres.ts";
import { deadlyStories, stories } from "../door/stories-of-a-door.ts";
import type { Database } from "../../src/base/db/database.ts";
import { openPostgres } from "../../src/base/db/engines/postgres.ts";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";

const isBegun = ({ starts_at }: DoorCode, now: number) => starts_at === undefined || Date.parse(starts_at) <= now;
const isOver = ({ ends_at }: DoorCode, now: number) => ends_at !== undefined && Date.parse(ends_at) <= now;
const has = ({ errors }: DoorCode, code: string) => errors.some(({ error_code }) => error_code === code);
const isFine = ({ errors }: DoorCode) => errors.length === 0;

/**
 * Checks a door while work is going on: codes reported as set open it, and digits that open it are reported.
 * @param known - All digits that each code has had.
 */
async function expectTruth(door: OpenDoor, known: Map<string, string[]>, isAtLock = false): Promise<void> {
  const [mine, theirs, opening] = [await door.mine(), await door.theirs(), await door.opening()];
  for (const { access_code_id, code } of mine.concat(theirs))
    known.set(access_code_id, [...(known.get(access_code_id) ?? []), code ?? ""]);
  // The server cannot know changes made at the lock while it was unreachable.
  if (await door.isUnheard()) return;
  const shut = mine.filter((code) => code.status === "set" && isFine(code));
  // While it is uncertain which schedule an unmanaged code has, the API reports the one that it may have.
  for (const code of theirs) if (code.status === "set" && (await door.slotOf(code))?.isSure === true) shut.push(code);
  expect(
    shut.filter(({ code }) => code !== null && !opening.includes(code)),
    "is said to open the door",
  ).toEqual([]);
  // The server may not know which of its digits a code on an unmanaged lock has.
  const told = new Set(
    theirs.flatMap(({ code, access_code_id }) => (code === null ? known.get(access_code_id) : [code])),
  );
  for (const code of await door.spares()) told.add(code);
  for (const code of mine) for (const digits of openingOf(code, door.now())) told.add(digits);
  expect(
    opening.filter((each) => !told.has(each)),
    "opens the door untold",
  ).toEqual([]);
  for (const code of mine) await expectPending(door, code);
  // An action at the lock in the meantime may undo the edit.
  const done = await door.done();
  if (isAtLock) return;
  const undone = mine.filter(
    ({ access_code_id, pending_mutations }) => done.includes(access_code_id) && pending_mutations?.some(isEdit),
  );
  expect(undone, "was edited, it is said").toEqual([]);
}

const isEdit = ({ mutation_code }: PendingMutation) => mutation_code.startsWith("updating_");

/** Returns the digits with which the code opens, or may open, the door now, according to the API. */
function openingOf(code: DoorCode, now: number): string[] {
  const pending = code.pending_mutations ?? [];
  const former = pending.flatMap((each) => (each.mutation_code === "updating_code" ? [each.from.code ?? ""] : []));
  const isOnLock = pending.some(
    ({ mutation_code }) => mutation_code === "deleting" || mutation_code === "updating_time_frame",
  );
  const mayOpen = isOnLock || (code.status !== "unset" && isBegun(code, now) && !isOver(code, now));
  return mayOpen ? [code.code ?? "", ...former] : former;
}

/** Checks that pending mutations are true. If the lock's content is known, they must match it exactly. */
async function expectPending(door: OpenDoor, code: DoorCode): Promise<void> {
  const now = door.now();
  const slot = await door.slotOf(code);
  const { held } = slot ?? {};
  const window = held?.window;
  for (const each of code.pending_mutations ?? [])
    switch (each.mutation_code) {
      case "creating":
        expect(["setting", "unknown", ...(isBegun(code, now) ? [] : ["unset"])]).toContain(code.status);
        expect(slot?.isSure ?? false).toBe(false);
        break;
      case "deferring_creation":
        expect(Date.parse(each.scheduled_at)).toBeGreaterThan(now);
        expect(slot).toBeUndefined();
        break;
      case "deleting":
        expect(code.status === "removing" || code.status === "unknown" || isOver(code, now)).toBe(true);
        break;
      case "updating_code":
        expect(each.to.code).toBe(code.code);
        expect(each.from.code).not.toBe(code.code);
        if (slot?.isSure) expect(held?.code).toBe(each.from.code);
        break;
      case "updating_time_frame":
        expect(each.to).toEqual({ starts_at: code.starts_at ?? null, ends_at: code.ends_at ?? null });
        expect(each.from).not.toEqual(each.to);
        if (slot?.isSure)
          expect(each.from).toEqual({
            starts_at: window ? new Date(window.starts_at).toISOString() : null,
            ends_at: window ? new Date(window.ends_at).toISOString() : null,
          });
    }
  if (code.status === "set" && isFine(code) && !isOver(code, now) && code.pending_mutations?.length === 0)
    expect(held?.code).toBe(code.code);
}

/**
 * Checks that actions reported as done are done at that moment, and that failed ones give a reason.
 * @param known - As in {@link expectTruth}.
 * @param isMoment - Whether no time has passed since the actions ended.
 */
async function expectEnds(door: OpenDoor, known: Map<string, string[]>, isMoment = true): Promise<void> {
  const ends = await door.ends();
  if (ends.length === 0) return;
  const isTold = isMoment && !(await door.isUnheard());
  if (isTold) await expectTruth(door, known);
  const [mine, theirs, opening] = [await door.mine(), await door.theirs(), await door.opening()];
  const untrue = ends.filter(({ access_code_id, action_type, status, access_code, error_type }) => {
    const code = mine.concat(theirs).find((each) => each.access_code_id === access_code_id);
    if (action_type === "DELETE_ACCESS_CODE" && status === "error")
      return isMoment && error_type !== "device_unmanaged" && !(code && has(code, "failed_to_remove_from_device"));
    // The obstacle may have been removed, and the action repeated with success, in the same moment.
    if (status === "error") return false;
    if (action_type === "DELETE_ACCESS_CODE") return code !== undefined;
    if (action_type !== "CREATE_ACCESS_CODE") return isTold && code !== undefined && !isAsAsked(code, door.now());
    // The status is unknown if the lock enforces the schedule and its account is disconnected when the code starts.
    const isSaid = access_code?.status === "set" || access_code?.status === "unknown";
    return !isSaid || (isTold && !opening.includes(access_code.code ?? ""));
  });
  expect(untrue, "has ended otherwise").toEqual([]);
}

/** Whether the code is on the lock or waits for its start. The status is unknown while the account is disconnected. */
const isAsAsked = (code: DoorCode, now: number) =>
  code.status === (isBegun(code, now) ? "set" : "unset") || code.status === "unknown" || isOver(code, now);

/** Whether time passes during the deed without a check. */
const isLong = ({ kind }: Deed) => kind === "advance" || kind === "atOnce" || kind === "kill";

interface Story {
  /** As {@link expectTruth} has it. */
  known: Map<string, string[]>;
  deeds: readonly Deed[];
  /** Capacity of the lock. @default more than there are codes */
  capacity: number | undefined;
}

/**
 * Checks the door after all faults are gone and retries have had time: exactly the codes reported as set open it, and
 * all requests are done.
 */
async function expectPeace(door: OpenDoor, { deeds, capacity, known }: Story): Promise<void> {
  await door.comeToRest(() => expectEnds(door, known));
  await door.done();
  expect(door.unended(), "is edited without end").toEqual([]);
  const now = door.now();
  const [mine, theirs, opening] = [await door.mine(), await door.theirs(), await door.opening()];
  const set = mine.concat(theirs).filter(({ status }) => status === "set");
  expect(
    set.filter(({ code }) => !opening.includes(code ?? "")),
    "is said to open the door",
  ).toEqual([]);
  // If the lock refuses a new schedule, the code may stay on the lock with its old one, as long as it is managed.
  const refused = mine.filter((code) => code.status === "setting" && !isFine(code) && isBegun(code, now));
  const told = new Set([...set.concat(refused).map(({ code }) => code), ...(await door.spares())]);
  // A code that was overwritten at the lock twice is not restored. The new digits stay.
  const isLeft = (code: DoorCode) =>
    has(code, "code_modified_external_to_seam") && has(code, "failed_to_set_on_device");
  for (const code of mine.filter(isLeft)) for (const digits of openingOf(code, now)) told.add(digits);
  expect(
    opening.filter((each) => !told.has(each)),
    "opens the door untold",
  ).toEqual([]);
  expect(
    mine.filter((code) => isOver(code, now)),
    "is over",
  ).toEqual([]);
  const undone = mine.filter((code) =>
    isFine(code) ? code.status !== (isBegun(code, now) ? "set" : "unset") : code.status === "removing",
  );
  expect(undone, "is not done").toEqual([]);
  // The attempt to create a code with a later start ends only when the code starts.
  const isToCome = new Set(mine.filter((code) => !isBegun(code, now)).map(({ access_code_id }) => access_code_id));
  const pending = [...(await door.attempts()).values()].filter(({ status }) => status === "pending");
  expect(
    pending.filter(
      ({ access_code_id, action_type }) => action_type !== "CREATE_ACCESS_CODE" || !isToCome.has(access_code_id),
    ),
    "was asked without end",
  ).toEqual([]);
  const isMadeUp = deeds
    .flatMap(within)
    .some((each) => each.kind === "fault" && (each.fault === "duplicate_code" || each.fault === "slots_full"));
  const holding = await door.holding();
  const isFull = capacity !== undefined && holding.length >= capacity;
  const isRefused = (code: DoorCode) =>
    (has(code, "duplicate_code_on_device") && holding.includes(code.code ?? "")) ||
    (has(code, "no_space_for_access_code_on_device") && isFull);
  const given = isMadeUp ? [] : mine.filter(({ code }) => pins.includes(code ?? ""));
  expect(
    given.filter((code) => has(code, "failed_to_set_on_device") && !isLeft(code) && !isRefused(code)),
    "is given up for no reason that is left",
  ).toEqual([]);
  for (const code of mine) {
    await expectPending(door, code);
    const kinds = code.pending_mutations?.map(({ mutation_code }) => mutation_code) ?? [];
    // Only codes that wait for their start off the lock, or were refused, have pending mutations.
    const mayWait = new Set([
      ...(code.status === "unset" ? ["deferring_creation"] : []),
      ...(isFine(code) ? [] : ["creating", "updating_time_frame"]),
      ...(isLeft(code) ? ["updating_code"] : []),
    ]);
    expect(
      kinds.filter((kind) => !mayWait.has(kind)),
      "is still on its way",
    ).toEqual([]);
  }
}

const rounds = roundsOf("DOOR_ROUNDS", { usual: 4, release: 250 });
const isLongRun = isRelease || process.env["DOOR_ROUNDS"] !== undefined;
/**
 * Seed of the stories. It is fixed in usual runs, so that a failure is due to a change. A release uses a new one, and
 * `DOOR_SEED` sets one.
 */
const seed = isLongRun ? Number(process.env["DOOR_SEED"] ?? Date.now()) : 20_261_122;
const doors: [string, number?][] = [["Front Door"], ["Linen Room"], ["Linen Room", 3]];

interface Place {
  /** Opens an empty database, with one connection for each process. */
  open: () => Promise<{ connections: readonly [Database, ...Database[]]; close: () => Promise<void> }>;
  runs: number;
  /** Stories that run before the random ones. */
  known?: Deed[][];
  /** Whether the stories kill processes. @default false */
  isDeadly?: boolean;
}

function holds({ open, runs, known = [], isDeadly = false }: Place): void {
  it.each(doors)(
    "holds at the %s",
    async (name, capacity) => {
      const story = asyncProperty(array<Deed>(isDeadly ? deedOrDeath : deed, { maxLength: 40 }), async (deeds) => {
        const { connections, close } = await open();
        const door = await openDoor({ name, capacity, hasRounds: isLongRun }, connections);
        try {
          const digits = new Map<string, string[]>();
          await expectTruth(door, digits);
          for (const each of deeds) {
            await door.act(each, () => expectEnds(door, digits));
            // With several or restarted processes, due work would run between the requests of the checks.
            if (isDeadly) await door.settle();
            await expectEnds(door, digits, !isLong(each));
            await expectTruth(door, digits, within(each).some(isDoneAtLock));
          }
          await expectPeace(door, { deeds, capacity, known: digits });
        } finally {
          await door.close();
          await close();
        }
      });
      await assert(story, { numRuns: known.length + runs, seed, examples: known.map((each) => [each]) });
    },
    3_600_000,
  );
}

describe("what is said of a code, on SQLite,", () => {
  const open = async () => {
    const database = await openSqlite({ folder: null });
    return { connections: [database] as const, close: () => database.close() };
  };
  holds({ open, runs: rounds, known: stories });
  describe("by one that is killed now and then,", () => {
    holds({ open, runs: rounds, known: deadlyStories, isDeadly: true });
  });
});

describe.skipIf(!hasPostgres()).each([1, 2])(
  "what is said of a code, on PostgreSQL, by %i that are killed now and then,",
  (processes) => {
    let postgres: Postgres;
    let connections: [Database, ...Database[]];
    beforeAll(async () => {
      postgres = await startPostgres();
      const url = await postgres.takeMigrated();
      const connect = () => openPostgres({ url, connections: 5 });
      connections = [await connect()];
      for (let more = 1; more < processes; more += 1) connections.push(await connect());
    }, 60_000);
    afterAll(async () => {
      for (const each of connections) await each.close();
      await postgres.stop();
    });
    holds({
      open: async () => ({ connections, close: () => emptied(connections[0]) }),
      runs: Math.ceil(rounds / 8),
      isDeadly: true,
    });
  },
);

/** Empties the database. One database serves all stories, because creating one takes longer than a story. */
async function emptied({ query }: Database): Promise<void> {
  const tables = await query.introspection.getTables();
  const names = tables.map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(names)} restart identity cascade`.execute(query);
}
