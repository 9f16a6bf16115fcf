// A server in a process of its own, to be killed: accepts messages as it is told on its input, and delivers them.
import { createInterface } from "node:readline";
import { openPostgres } from "../src/db/postgres.ts";
import { openSqlite } from "../src/db/sqlite.ts";
import { acceptMessage } from "../src/delivery/accept-message.ts";
import { createServer } from "../src/index.ts";

const [location = "", lease = "2000"] = process.argv.slice(2);
const database = location.startsWith("postgres:")
  ? await openPostgres({ url: location })
  : await openSqlite({ folder: location, exclusive: true });
const server = await createServer({
  database,
  secret: new Uint8Array(32).fill(7),
  log: (line) => void process.stderr.write(`${line}\n`),
  webhooks: { allow: ["127.0.0.0/8"], leaseMs: Number(lease), timeoutMs: 1000 },
});

/** `app_id workspace_id count`: prints the id of each message once it is accepted. */
createInterface({ input: process.stdin }).on("line", (line) => {
  const [app_id = "", workspace_id = "", count = "0"] = line.split(" ");
  void accept(app_id, workspace_id, Number(count));
});

async function accept(app_id: string, workspace_id: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const at = Date.now();
    const message = { app_id, workspace_id, event_type: "a", payload: JSON.stringify({ index }) };
    const { msg_id } = await server.services.database.transaction((tx) => acceptMessage(database, tx, message, { at, dueAt: at }));
    process.stdout.write(`${msg_id}\n`);
  }
}

process.stdout.write("ready\n");
