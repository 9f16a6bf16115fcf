// Counts accounts, locks and codes by state for the metrics. `createDoorCounts` reads the tables in slices: a reading
// of the metrics waits for one slice of each table at most, and larger tables are read on in the background.
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";
import {
  type CountedAccount,
  type CountedCode,
  type CountedLock,
  createTally,
  type DoorCounts,
  type Tally,
} from "./door-tally.ts";

const rowsPerSlice = 250; // about 2 ms on SQLite, which answers in this thread
const pauseMs = 20; // leaves most of the thread to requests
const restMs = 60_000; // between two rounds through tables that are larger than a slice

/**
 * Returns a function that resolves to the newest counts; `undefined` until the first round through large tables ends.
 */
export function createDoorCounts(database: Database): () => Promise<DoorCounts | undefined> {
  let counts: DoorCounts | undefined;
  let round: Promise<void> | undefined;
  let nextRound = 0;
  return async () => {
    if (round || performance.now() < nextRound) return counts;
    const tally = createTally();
    const slices = tablesOf(database, tally).map((read) => ({ read, after: "", isDone: false }));
    for (const slice of slices) await advance(slice);
    const left = slices.filter(({ isDone }) => !isDone);
    if (left.length === 0) return (counts = tally.counts());
    round = readOn(left)
      .then(() => void (counts = tally.counts()))
      // The next reading reports that the database is unavailable.
      .catch(() => undefined)
      .finally(() => {
        round = undefined;
        nextRound = performance.now() + restMs;
      });
    return counts;
  };
}

/** Reads the rows after an id, and returns the last one's id; `undefined` if there are no more. */
type ReadSlice = (after: string) => Promise<string | undefined>;

interface Slice {
  read: ReadSlice;
  after: string;
  isDone: boolean;
}

async function advance(slice: Slice): Promise<void> {
  const last = await slice.read(slice.after);
  if (last === undefined) slice.isDone = true;
  else slice.after = last;
}

async function readOn(slices: readonly Slice[]): Promise<void> {
  for (const slice of slices)
    while (!slice.isDone) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      await advance(slice);
    }
}

function tablesOf({ query, kind, realNow }: Database, tally: Tally): ReadSlice[] {
  const field = (path: string) =>
    kind === "sqlite"
      ? sql`json_extract(slice.body, ${sql.lit(`$.${path}`)})`
      : sql`slice.body::json #>> ${sql.lit(`{${path.replace(".", ",")}}`)}`;
  const says = (path: string, text: string) =>
    sql`case when ${field(path)} like ${sql.lit(`%"${text}%`)} then 1 else 0 end`;
  const sliceOf =
    <Row>(statement: (after: string) => RawBuilder<Row & { id: string }>, count: (row: Row) => void): ReadSlice =>
    async (after) => {
      const { rows } = await statement(after).execute(query);
      for (const row of rows) count(row);
      return rows.length < rowsPerSlice ? undefined : rows.at(-1)?.id;
    };
  return [
    sliceOf<CountedAccount>(
      (after) => sql`select a.connected_account_id as id, a.driver, a.is_connected,
          case when l.leased_until > ${realNow()} then l.questions end as questions
        from (select connected_account_id, driver, is_connected from connected_accounts
          where connected_account_id > ${after} order by connected_account_id limit ${rowsPerSlice}) as a
        left join account_links as l on l.connected_account_id = a.connected_account_id
        order by a.connected_account_id`,
      (row) => tally.account(row),
    ),
    sliceOf<CountedLock>(
      (
        after,
      ) => sql`select slice.device_id as id, a.driver, a.is_connected, ${says("capabilities_supported", 'lock"')} as is_lock,
          ${field("properties.online")} as online, ${field("properties.locked")} as locked,
          ${says("warnings", 'lock_jammed"')} as is_jammed
        from (select device_id, connected_account_id, body from devices
          where device_id > ${after} order by device_id limit ${rowsPerSlice}) as slice
        join connected_accounts as a on a.connected_account_id = slice.connected_account_id
        order by slice.device_id`,
      (row) => tally.lock(row),
    ),
    sliceOf<CountedCode>(
      (after) => sql`select slice.access_code_id as id, a.driver, slice.status,
          case when slice.has_issues = 1 then ${says("warnings", "delay_in_")} else 0 end as is_late,
          case when slice.has_issues = 1 then ${says("errors", "failed_to_")} else 0 end as is_failed
        from (select access_code_id, device_id, status, has_issues, case when has_issues = 1 then body end as body
          from access_codes where access_code_id > ${after} order by access_code_id limit ${rowsPerSlice}) as slice
        join devices as d on d.device_id = slice.device_id
        join connected_accounts as a on a.connected_account_id = d.connected_account_id
        order by slice.access_code_id`,
      (row) => tally.code(row),
    ),
  ];
}
