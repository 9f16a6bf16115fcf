// Pools databases of the newest layout for tests. Emptying one takes a tenth of the time of a copy.
import { Client } from "pg";

export interface DatabasePool {
  /** Resolves to the address of a database without rows that no other test uses. */
  take(): Promise<string>;
  /** Returns a database to the pool, from which `take` may hand it out again. */
  giveBack(url: string): void;
}

/** Creates the pool. `make` resolves to the address of a new database of the newest layout. */
export function databasePool(make: () => Promise<string>): DatabasePool {
  const free: string[] = [];
  let layout: Layout | undefined;
  return {
    async take() {
      const url = free.pop();
      // A database whose layout was changed by a test is not used again.
      if (url !== undefined && layout !== undefined && (await isEmptied(url, layout))) return url;
      const made = await make();
      layout ??= await layoutOf(made);
      return made;
    },
    giveBack: (url) => void free.push(url),
  };
}

interface Layout {
  tables: string[];
  /** Rows that migrations leave, as JSON. Only this table has any. */
  settings: string;
}

const layoutOf = (url: string): Promise<Layout> =>
  asking(url, async (client) => {
    const { rows } = await client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
    );
    const settings = await client.query<{ rows: string }>("select json_agg(settings)::text as rows from settings");
    return { tables: rows.map(({ tablename }) => tablename), settings: settings.rows[0]?.rows ?? "[]" };
  });

/**
 * Deletes all rows, and resolves to whether the database is as it was. `truncate` would create every file of a table
 * anew, and wait for the disk.
 */
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
