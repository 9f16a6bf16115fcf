// A server in its own process, so that a test can kill it. It accepts messages as its standard input says, and delivers
// them.
import { createInterface } from "node:readline";
import { openPostgres } from "../../src/base/db/engines/postgres.ts";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import { createAcceptTogether } from "../../src/webhooks/delivery/messages/accept-together.ts";
import { createServer } from "../../src/index.ts";

const [location = "", lease = "2000"] = process.argv.slice(2);
const database = location.startsWith("postgres:")
  ? await openPostgres({ url: location })
  : await openSqlite({ folder: location, exclusive: true });
await createServer({
  database,
  secret: new Uint8Array(32).fill(7),
  log: (line) => void process.stderr.write(`${line}\n`),
  webhooks: { allow: ["127.0.0.0/8"], leaseMs: Number(lease), timeoutMs: 1000 },
});

/** Reads lines of `app_id workspace_id count`, and prints the id of each message once it is accepted. */
createInterface({ input: process.stdin }).on("line", (line) => {
  const [app_id = "", workspace_id = "", count = "0"] = line.split(" ");
  void accept(app_id, workspace_id, Number(count));
});

const acceptOne = createAcceptTogether(database);
/** Number of messages accepted at the same time, as on a busy server. */
const senders = 8;

async function accept(app_id: string, workspace_id: string, count: number): Promise<void> {
  let left = count;
  const work = async () => {
    while (left-- > 0) {
      const at = Date.now();
      const message = { app_id, workspace_id, event_type: "a", payload: JSON.stringify({ index: left }) };
      const accepted = await acceptOne({ ...message, at, dueAt: at });
      if (typeof accepted === "string") throw new Error(`The application is ${accepted}.`);
      process.stdout.write(`${accepted.msg_id}\n`);
    }
  };
  await Promise.all(Array.from({ length: senders }, work));
}

process.stdout.write("ready\n");
