// Property test: whatever the API tells of a code is true at the door, after any sequence of requests, faults and
// actions at the lock.
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
 * While all is in motion: what is said to be set opens, and what opens is told. `known`: all the digits each code has
 * had.
 */
async function expectTruth(door: OpenDoor, known: Map<string, string[]>, isAtLock = false): Promise<void> {
  const [mine, theirs, opening] = [await door.mine(), await door.theirs(), await door.opening()];
  for (const { access_code_id, code } of mine.concat(theirs))
    known.set(access_code_id, [...(known.get(access_code_id) ?? []), code ?? ""]);
  // What people did at the lock while it was unreachable is unknown to the server.
  if (await door.isUnheard()) return;
  const shut = mine.filter((code) => code.status === "set" && isFine(code));
  // Of what is let go the hours are told that it may have, while nobody knows which it has.
  for (const code of theirs) if (code.status === "set" && (await door.slotOf(code))?.isSure === true) shut.push(code);
  expect(
    shut.filter(({ code }) => code !== null && !opening.includes(code)),
    "is said to open the door",
  ).toEqual([]);
  // Of a lock that was let go it may not be known which of its digits it has.
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
  // An action at the lock in the meantime may undo it.
  const done = await door.done();
  if (isAtLock) return;
  const undone = mine.filter(
    ({ access_code_id, pending_mutations }) => done.includes(access_code_id) && pending_mutations?.some(isEdit),
  );
  expect(undone, "was edited, it is said").toEqual([]);
}

const isEdit = ({ mutation_code }: PendingMutation) => mutation_code.startsWith("updating_");

/** The digits that a code is told to open the door with now, or to open it with perhaps. */
function openingOf(code: DoorCode, now: number): string[] {
  const pending = code.pending_mutations ?? [];
  const former = pending.flatMap((each) => (each.mutation_code === "updating_code" ? [each.from.code ?? ""] : []));
  const isOnLock = pending.some(
    ({ mutation_code }) => mutation_code === "deleting" || mutation_code === "updating_time_frame",
  );
  const mayOpen = isOnLock || (code.status !== "unset" && isBegun(code, now) && !isOver(code, now));
  return mayOpen ? [code.code ?? "", ...former] : former;
}

/** What is told to be on its way is so; of what the lock has answered, to the letter. */
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
 * What is said to be done is done that very moment, and what could not be done says why. `known`: as {@link
 * expectTruth} has it; `isMoment`: no time has passed since it ended.
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
    // Why it was not done may have been mended, and it been done, in the same moment.
    if (status === "error") return false;
    if (action_type === "DELETE_ACCESS_CODE") return code !== undefined;
    if (action_type !== "CREATE_ACCESS_CODE") return isTold && code !== undefined && !isAsAsked(code, door.now());
    // Its lock keeps it to its hours, and its account is cut off as they begin.
    const isSaid = access_code?.status === "set" || access_code?.status === "unknown";
    return !isSaid || (isTold && !opening.includes(access_code.code ?? ""));
  });
  expect(untrue, "has ended otherwise").toEqual([]);
}

/** It is at the lock, or waits for its hours. While its account is cut off nobody can say so. */
const isAsAsked = (code: DoorCode, now: number) =>
  code.status === (isBegun(code, now) ? "set" : "unset") || code.status === "unknown" || isOver(code, now);

/** Time passes in it that nobody looks into. */
const isLong = ({ kind }: Deed) => kind === "advance" || kind === "atOnce" || kind === "kill";

interface Story {
  /** As {@link expectTruth} has it. */
  known: Map<string, string[]>;
  deeds: readonly Deed[];
  /** How many codes the lock holds. @default more than there are */
  capacity: number | undefined;
}

/**
 * With nothing failing any more, and time to try again: just what is said to be set opens, and what is asked for is
 * done.
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
  // Refused other hours, a code may still be there with those it had, while they are its own.
  const refused = mine.filter((code) => code.status === "setting" && !isFine(code) && isBegun(code, now));
  const told = new Set([...set.concat(refused).map(({ code }) => code), ...(await door.spares())]);
  // Twice programmed over at the lock, a code is not put back any more: those digits stay.
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
  // Of a code whose hours lie ahead the creation ends when they begin.
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
    // Waiting for its hours off the lock, or refused; all else has come to its end.
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
 * A usual run has the same stories each time, so that a failure is due to a change. A release, or DOOR_ROUNDS, tells
 * new ones, or those of DOOR_SEED.
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
            // Several processes, or restarted ones, would carry out due work between the requests of the checks.
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

/** One database serves all stories: making one takes longer than a story. */
async function emptied({ query }: Database): Promise<void> {
  const tables = await query.introspection.getTables();
  const names = tables.map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(names)} restart identity cascade`.execute(query);
}
