// Measures a server's memory, disk and processor time by the number of locks and a day's events, on SQLite and on
// PostgreSQL. `npm run bench -- footprint` prints the rows of the table in docs/self-hosting.md. They exclude
// PostgreSQL's own memory and processor time.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type Database, openPostgres, openSqlite } from "@mortise/server";
import { sql } from "kysely";
import { Client } from "pg";
import { hasPostgres, startPostgres } from "../packages/server/test/postgres/postgres.ts";
import { askOnce } from "./http-load.ts";
import { type Asking, askingWith, type Serving } from "./server.ts";
import { buildServer, type Measured, startProcess } from "./server-process.ts";

const sizes = (process.env["BENCH_LOCKS"] ?? "10,100,1000,10000").split(",").map(Number);
/** `SQLite` or `PostgreSQL` to measure only one, because 20,000 codes take PostgreSQL many minutes. */
const only = process.env["BENCH_DATABASE"];
const codesPerLock = 2;
/** Unlocks of a door per day in the table. Each is one command of the API. */
const unlocksPerLock = 10;
/** Number of measured commands, enough to tell the cost of one. */
const commands = 300;
const idleSeconds = 20;

/** Database of the server. */
interface Place {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Database>;
  bytes(): Promise<number>;
  close(): Promise<void>;
}

export async function run(): Promise<void> {
  buildServer();
  console.log("  | database | locks | codes | memory | disk | disk a year | processor, idle | processor, a day |");
  console.log("  |---|---|---|---|---|---|---|---|");
  if (only !== "PostgreSQL") for (const locks of sizes) await measure(sqlite(), locks);
  if (only === "SQLite" || !hasPostgres()) return;
  const postgres = await startPostgres({ durable: true });
  try {
    for (const locks of sizes) await measure(onPostgres(await postgres.createDatabase()), locks);
  } finally {
    await postgres.stop();
  }
}

function sqlite(): Place {
  const folder = mkdtempSync(join(tmpdir(), "mortise-footprint-"));
  return {
    name: "SQLite",
    env: { DATABASE_URL: "", DATA_DIR: folder },
    open: () => openSqlite({ folder }),
    bytes: async () => readdirSync(folder).reduce((total, name) => total + statSync(join(folder, name)).size, 0),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function onPostgres(url: string): Place {
  const folder = mkdtempSync(join(tmpdir(), "mortise-footprint-"));
  return {
    name: "PostgreSQL",
    env: { DATABASE_URL: url, DATA_DIR: folder },
    open: () => openPostgres({ url }),
    async bytes() {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ size: string }>("select pg_database_size(current_database()) as size");
      await client.end();
      return Number(rows[0]?.size);
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function measure(place: Place, locks: number): Promise<void> {
  const secret = randomBytes(32);
  try {
    const { api_key, doors } = await furnish(place, secret, locks);
    const env = { ...place.env, MORTISE_SECRET: secret.toString("hex") };
    const server = await startProcess<Serving>(
      ["packages/server/dist/main.js", "serve", "--json", "--no-demo", "--port", "0"],
      env,
    );
    try {
      const asking = askingWith(server.facts.port, api_key);
      await makeCodes(asking, doors);
      const idleShare = await idle(server);
      const memory = server.residentMb();
      const disk = await place.bytes();
      const [ms, growth] = await costOfCommand(place, server, asking, doors);
      const day = (idleShare * 86_400_000 + ms * unlocksPerLock * locks) / 1000;
      const cells = [
        place.name,
        locks.toLocaleString("en"),
        (locks * codesPerLock).toLocaleString("en"),
        `${memory?.toFixed(0)} MB`,
        `${(disk / 1e6).toFixed(1)} MB`,
        `${((growth * unlocksPerLock * locks * 365) / 1e6).toFixed(0)} MB`,
        `${(idleShare * 100).toFixed(2)} %`,
        `${day.toFixed(0)} s`,
      ];
      console.log(`  | ${cells.join(" | ")} |`);
    } finally {
      await server.stop();
    }
  } finally {
    await place.close();
  }
}

/** Creates a workspace with this many sound, simulated doors. */
async function furnish(place: Place, secret: Buffer, locks: number): Promise<{ api_key: string; doors: string[] }> {
  const database = await place.open();
  const demoFolder = mkdtempSync(join(tmpdir(), "mortise-demo-"));
  const server = await createServer({ database, secret, demoFolder });
  const world = await server.demo?.world("huge");
  if (!world) throw new Error("The demo has no workspace.");
  await server.close();
  rmSync(demoFolder, { recursive: true, force: true });
  const rows = await database.query
    .selectFrom("devices")
    .select(["device_id", "body"])
    .where("workspace_id", "=", world.workspace_id)
    .execute();
  const doors = rows
    .filter(
      ({ body }) => /"can_remotely_unlock":true/.test(body) && /"errors":\[\]/.test(body) && /"online":true/.test(body),
    )
    .map(({ device_id }) => device_id);
  // The first doors have many codes already.
  const chosen = doors.slice(-locks);
  const others = rows.map(({ device_id }) => device_id).filter((id) => !chosen.includes(id));
  for (let at = 0; at < others.length && locks < rows.length; at += 500)
    await database.query
      .deleteFrom("devices")
      .where("device_id", "in", others.slice(at, at + 500))
      .execute();
  await database.query.updateTable("workspaces").set({ lock_delay_ms: 0 }).execute();
  // The space of the deleted doors must neither count nor be there to be filled.
  await sql.raw(place.name === "SQLite" ? "vacuum" : "vacuum full").execute(database.query);
  await database.close();
  return { api_key: world.api_key, doors: chosen };
}

/** Creates the codes, and waits until the last of them is on its lock. */
async function makeCodes(asking: Asking, doors: readonly string[]): Promise<void> {
  const left = doors
    .flatMap((device_id) => Array.from({ length: codesPerLock }, (_, at) => ({ device_id, at })))
    .values();
  const work = async () => {
    for (const { device_id, at } of left)
      await askOnce(asking("POST", "/access_codes/create", { device_id, name: `Guest ${at + 1}` }));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  for (const device_id of doors.slice(-20))
    for (;;) {
      const { access_codes } = await askOnce<{ access_codes: { status: string }[] }>(
        asking("GET", `/access_codes/list?device_id=${device_id}`),
      );
      if (access_codes.every(({ status }) => status !== "setting")) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
}

/** Returns the share of one core that the process uses without requests. */
async function idle(server: Measured<Serving>): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const before = server.processorMs() ?? Number.NaN;
  await new Promise((resolve) => setTimeout(resolve, idleSeconds * 1000));
  return ((server.processorMs() ?? Number.NaN) - before) / (idleSeconds * 1000);
}

/** Measures milliseconds of processor time, and bytes of disk, for one unlock with all its consequences. */
async function costOfCommand(
  place: Place,
  server: Measured<Serving>,
  asking: Asking,
  doors: readonly string[],
): Promise<[ms: number, bytes: number]> {
  const [ms, bytes] = [server.processorMs() ?? Number.NaN, await place.bytes()];
  let done = 0;
  for (; done < commands; done += 1) {
    const unlock = asking("POST", "/locks/unlock_door", { device_id: doors[done % doors.length], sync: true });
    // A door accepts only as many commands a minute as a person could mean, so fewer are measured with few doors.
    const refused = await askOnce(unlock).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refused) break;
  }
  if (done === 0) throw new Error("No door could be unlocked.");
  return [((server.processorMs() ?? Number.NaN) - ms) / done, ((await place.bytes()) - bytes) / done];
}
