// Carries out `mortise serve` after its arguments were read.
import { type Listening, startServing } from "../serve.ts";
import type { Settings } from "../settings/settings.ts";
import { unknownText } from "../settings/unknown-settings.ts";
import { labelledLines } from "./command.ts";
import type { Io } from "./io.ts";
import { logLine } from "./log-line.ts";
import { watchSetForward } from "./set-forward.ts";

const lookAtClockMs = 10_000;

export async function runServer(settings: Settings, io: Io): Promise<number> {
  const log = (message: string) => io.stderr(logLine(message, Date.now(), settings.log));
  for (const each of settings.unknown) log(unknownText(each));
  const listening = await startServing(settings, log);
  const stopped = io.untilStopped();
  io.stdout(settings.json ? `${JSON.stringify(facts(listening))}\n` : banner(listening));
  const looking = setInterval(watchSetForward(log), lookAtClockMs);
  await stopped;
  clearInterval(looking);
  await listening.close();
  return 0;
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
  const shown = labelledLines([
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
