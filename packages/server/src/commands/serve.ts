// `mortise serve`: runs until it is told to stop.
import { type Listening, serve } from "../http/serve.ts";
import { readSettings } from "../settings.ts";
import { type Command, lines } from "./command.ts";
import { logLine } from "./log-line.ts";
import { watchSetForward } from "./set-forward.ts";

export const serveCommand: Command = {
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
MORTISE_DRIVERS names drivers of others: packages or files, with commas between them.
MORTISE_KEEP_DAYS, 30 at least, deletes events, commands and webhook messages that are older.
MORTISE_METRICS, a port such as 9464, answers GET /metrics there in Prometheus' format, to this machine alone unless it names an address.
MORTISE_LOG=json writes the log as lines of JSON.
MORTISE_DRAIN_SECONDS, 60 at most, is how long /health answers 503 before the server stops, for load balancers.`,
  run: runServe,
};

const lookAtClockMs = 10_000;

async function runServe(args: readonly string[]): Promise<void> {
  const settings = readSettings(args, process.env);
  const log = (message: string) => void process.stderr.write(logLine(message, Date.now(), settings.log));
  const listening = await serve(settings, log);
  process.stdout.write(settings.json ? `${JSON.stringify(facts(listening))}\n` : banner(listening));
  setInterval(watchSetForward(log), lookAtClockMs).unref();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(listening));
}

async function stop(listening: Listening): Promise<void> {
  await listening.close();
  process.exit(0);
}

function facts({ url, port, metricsUrl, demo }: Listening) {
  const { publishable_key, user_identifier_key, api_key, sandbox_key, workspace_id } = demo ?? {};
  return {
    url,
    api_base_url: url,
    publishable_key,
    user_identifier_key,
    api_key,
    sandbox_key,
    workspace_id,
    port,
    metrics_url: metricsUrl,
  };
}

function banner({ url, metricsUrl, demo }: Listening): string {
  const shown = lines([
    ["Demo", demo && `${url}/`],
    ["Plain HTML", demo && `${url}/elements`],
    ["API base URL", url],
    ["Publishable key", demo?.publishable_key],
    ["User", demo?.user_identifier_key],
    ["API key", demo?.api_key],
    ["Metrics", metricsUrl],
  ]);
  return `\n  Mortise is running\n\n${shown}\n\n  Stop it with Ctrl+C.\n\n`;
}
