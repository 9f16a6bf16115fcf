// Databases of the newest layout that tests use one after another: to empty one takes a hundredth of a copy's time.
import { Client } from "pg";
import type { Postgres } from "./postgres.ts";

export interface ReusedDatabases {
  /** Resolves to the address of a database without rows that no other test uses. */
  take(): Promise<string>;
  /** Nobody uses any more what was taken: `take` may hand it out again. */
  giveBack(): void;
}

export function reusedDatabases(postgres: Postgres): ReusedDatabases {
  const taken: string[] = [];
  const free: string[] = [];
  let layout: Layout | undefined;
  async function next(): Promise<string> {
    const url = free.pop();
    // A test may have changed the layout. Such a database is not used again.
    if (url !== undefined && layout !== undefined && (await isEmptied(url, layout))) return url;
    const made = await postgres.createMigrated();
    layout ??= await layoutOf(made);
    return made;
  }
  return {
    async take() {
      const url = await next();
      taken.push(url);
      return url;
    },
    giveBack() {
      free.push(...taken.splice(0));
    },
  };
}

interface Layout {
  tables: string[];
  /** The only rows that migrations leave, as JSON. */
  settings: string;
}

/** Without the shared template the database is still empty: then no table is known, and nothing is used again. */
const layoutOf = (url: string): Promise<Layout | undefined> =>
  asking(url, async (client) => {
    const { rows } = await client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
    );
    if (rows.length === 0) return undefined;
    const settings = await client.query<{ rows: string }>("select json_agg(settings)::text as rows from settings");
    return { tables: rows.map(({ tablename }) => tablename), settings: settings.rows[0]?.rows ?? "[]" };
  });

/** Deletes all rows. `truncate` would make every file of a table anew, and wait for the disk. */
const isEmptied = (url: string, { tables, settings }: Layout): Promise<boolean> =>
  asking(url, async (client) => {
    try {
      await client.query(`
        set session_replication_role = replica;
        ${tables.map((table) => `delete from "${table}";`).join("\n")}
        do $$ declare each record; begin
          for each in select sequencename from pg_sequences where schemaname = 'public'
          loop execute format('alter sequence %I restart', each.sequencename); end loop;
        end $$;`);
      await client.query("insert into settings select * from json_populate_recordset(null::settings, $1)", [settings]);
      return true;
    } catch {
      return false;
    }
  });

async function asking<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
