// A whole server on each of the two databases, used through HTTP requests. Time stands still until a test advances it.
import type { worldNames } from "@mortise/contract";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import { roundsJobKind } from "../../src/doors/slots/audit/daily-audit.ts";
import type { Database } from "../../src/base/db/database.ts";
import {
  createServer,
  type ManualClock,
  manualClock,
  openPostgres,
  openSqlite,
  type Server,
  type ServerOptions,
} from "../../src/index.ts";
import { inOrder } from "../../src/base/jobs/jobs.ts";
import { createWorld, type World } from "../../src/api/sandbox/world.ts";
import { noteSaid, watchedLog } from "../logs/watch.ts";
import { hasPostgres, type Postgres, startPostgres } from "../postgres/postgres.ts";
import { bothEngines, type Engine, usualEngines } from "./engines.ts";
import { resolveReserved } from "../webhooks/resolve-reserved.ts";

export type Json = Readonly<Record<string, unknown>>;

export interface Answer<Body = Json> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface Rig {
  database: Database;
  clock: ManualClock;
  server: Server;
  /** Creates a new workspace, filled with a world whose locks act at once. */
  world(name?: (typeof worldNames)[number]): Promise<World>;
  /**
   * Sends a request, by POST unless `method` says otherwise.
   * @param credential - A bearer token, or headers.
   */
  ask<Body = Json>(
    credential: string | Readonly<Record<string, string>> | undefined,
    path: string,
    input?: unknown,
    method?: string,
  ): Promise<Answer<Body>>;
  /** Advances the clock, and does due work in order. Calls `look` after each moment with due work. */
  pass(milliseconds: number, look?: () => Promise<void>): Promise<void>;
}

interface RigOptions extends Partial<ServerOptions> {
  /**
   * Whether locks are read once a day. The hour depends on their ids, which are random, so most tests do without.
   * @default false
   */
  hasRounds?: boolean;
}

const secret = new Uint8Array(32).fill(7);
/** A machine that stands still for seconds is no fault of the server, and no request of a rig waits in a socket. */
const neverStoodStill = () => 0;

/** Returns the body of an answer, which must not be a refusal. */
export function answered<Body>({ status, body }: Answer<Body>): Body {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

type Suite = (rig: () => Rig) => void;

/**
 * Runs a suite on SQLite and on PostgreSQL in every run. Each database has one server for all tests of the suite. Each
 * test creates its own workspaces.
 */
export const onBothServers = (name: string, suite: Suite, options: RigOptions = {}): void =>
  onEngines(bothEngines, name, suite, options);

/** Runs a suite like {@link onBothServers}, but on PostgreSQL only in `npm run test:release`. */
export const onServer = (name: string, suite: Suite, options: RigOptions = {}): void =>
  onEngines(usualEngines, name, suite, options);

function onEngines(engines: readonly Engine[], name: string, suite: Suite, options: RigOptions): void {
  const define = (open: () => Promise<Database>) => {
    let rig: Rig | undefined;
    beforeAll(async () => {
      rig = await createRig(await open(), options);
    }, 60_000);
    // Without this, the locks of unused worlds would be retried whenever a later test advances the clock.
    afterEach(() => rig && forgetJobs(rig.database));
    afterAll(async () => {
      await rig?.server.close();
      await rig?.database.close();
    });
    suite(() => {
      if (!rig) throw new Error("The server has not started.");
      return rig;
    });
  };
  describe(`${name}, on SQLite`, () => {
    define(() => openSqlite({ folder: null }));
  });
  if (!engines.includes("PostgreSQL")) return;
  describe.skipIf(!hasPostgres())(`${name}, on PostgreSQL`, () => {
    let postgres: Postgres | undefined;
    // This hook is declared before those in `define`. Hooks run in reverse order, and the server must be closed first.
    afterAll(() => postgres?.stop());
    define(async () => {
      postgres = await startPostgres();
      return openPostgres({ url: await postgres.takeMigrated() });
    });
  });
}

async function forgetJobs(database: Database): Promise<void> {
  const { query } = database;
  const ofWorlds = query.selectFrom("jobs").select("job_id").where("workspace_id", "is not", null);
  await query.deleteFrom("jobs").where("job_id", "in", inOrder(database, ofWorlds)).execute();
}

/**
 * Creates a rig.
 * @param start - Starts something other than one server on this database, such as several processes.
 */
export async function createRig(
  database: Database,
  { hasRounds = false, webhooks, ...options }: RigOptions = {},
  start: (options: ServerOptions) => Promise<Server> = createServer,
): Promise<Rig> {
  const clock = manualClock();
  const server = await start(
    watched({
      database,
      clock,
      secret,
      steadyNow: neverStoodStill,
      webhooks: { resolve: resolveReserved, ...webhooks },
      ...options,
    }),
  );
  if (!hasRounds) await database.query.deleteFrom("jobs").where("lane", "=", roundsJobKind).execute();
  return {
    database,
    clock,
    server,
    world: (world = "hotel") => createWorld(server.services, { world, lock_delay_ms: 0 }),
    ask: (credential, path, input, method) => ask(server, credential, path, input, method),
    async pass(milliseconds, look) {
      const until = clock.now() + milliseconds;
      const moment = async (at: number) => {
        clock.advance(Math.max(at - clock.now(), 0));
        await server.tick();
        await look?.();
      };
      await moment(clock.now());
      for (let next = await nextDue(database); next !== undefined && next <= until; next = await nextDue(database))
        await moment(Math.max(next, clock.now() + 1));
      await moment(until);
    },
  };
}

const watched = (options: ServerOptions) => ({ ...options, log: watchedLog(options.log, options) });

async function nextDue({ query }: Database): Promise<number | undefined> {
  const { run_at } = await query
    .selectFrom("jobs")
    .select((eb) => eb.fn.min("run_at").as("run_at"))
    .executeTakeFirstOrThrow();
  return run_at ?? undefined;
}

export const origin = "http://mortise.test";

async function ask<Body>(
  server: Server,
  credential: string | Readonly<Record<string, string>> | undefined,
  path: string,
  input: unknown = {},
  method = "POST",
): Promise<Answer<Body>> {
  const bearer = typeof credential === "string" ? { authorization: `Bearer ${credential}` } : credential;
  const headers = { ...(method === "GET" ? {} : { "content-type": "application/json" }), ...bearer };
  const url = method === "GET" ? `${origin}${path}${queryOf(input as Json)}` : origin + path;
  const request = new Request(url, { method, headers, ...(method === "GET" ? {} : { body: JSON.stringify(input) }) });
  const response = await server.fetch(request);
  const body = (await response.json()) as Body;
  noteSaid([input, body]);
  return { status: response.status, headers: response.headers, body };
}

function queryOf(input: Json): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    for (const each of [value].flat()) query.append(name, String(each));
  return query.size === 0 ? "" : `?${query}`;
}
