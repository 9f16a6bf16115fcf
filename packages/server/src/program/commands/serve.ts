// `mortise serve`: runs the server until a signal stops it.
import { readSettings } from "../settings/settings.ts";
import type { Command } from "./command.ts";

export const serve: Command = {
  summary: "run the server (the default)",
  help: `Usage: mortise [serve] [options]

  --port PORT            where it listens; 0 = any free port    (PORT, default 3210)
  --host HOST            under which address                    (HOST, default 127.0.0.1: this machine only)
  --public-url URL       how people reach it, behind a proxy    (PUBLIC_URL)
  --data-dir FOLDER      folder of the embedded database        (DATA_DIR, default data)
  --database-url URL     postgres://…, instead of the folder    (DATABASE_URL)
  --no-demo              without the demo pages                 (MORTISE_DEMO=off)
  --json                 one line of JSON once it listens, instead of the banner

MORTISE_SECRET, 64 hexadecimal digits, keeps the server's secret out of the folder and the database.
MORTISE_WEBHOOK_ALLOW, networks such as 10.0.0.0/8, lets webhooks go to private addresses.
Webhooks need https outside sandboxes; MORTISE_WEBHOOK_HTTP=on takes http too, to those networks alone.
MORTISE_HUB_ALLOW, networks such as 192.168.1.0/24, lets the hosted flow connect systems of real locks there.
It holds at every reconnect of accounts that the hosted flow connected; those of mortise accounts add go anywhere.
MORTISE_HUB_CA, a PEM file, adds certificate authorities for hubs and brokers (wss, mqtts) to the well-known ones.
MORTISE_DRIVERS names drivers of others: packages or files, with commas between them.
MORTISE_DRIVERS_CONFINED=off lets those read and write files, load native code and start programs.
MORTISE_KEEP_DAYS, 30 at least, deletes events, commands and webhook messages that are older.
MORTISE_KEEP_DIGITS_DAYS, 30 unless told, is how long events and commands keep the digits of deleted codes.
MORTISE_ISSUE_LEAD_MINUTES, 60 unless told, is how long before its start a stay whose PIN is not on its locks is told as late.
MORTISE_METRICS, a port such as 9464, answers GET /metrics there in Prometheus' format, to this machine alone unless it names an address.
MORTISE_LOG=json writes the log as lines of JSON.
MORTISE_COMPRESS=off sends long answers as they are, where a proxy compresses them.
MORTISE_DRAIN_SECONDS, 60 at most, is how long /health answers 503 before the server stops, for load balancers.`,
  async run(args, io) {
    const settings = readSettings(args, io.env);
    const { runServer } = await import("./serve-run.ts");
    return runServer(settings, io);
  },
};
