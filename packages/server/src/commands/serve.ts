// `mortise serve`: runs until it is told to stop.
import { type Listening, serve } from "../serve.ts";
import { readSettings } from "../settings.ts";

export async function runServe(args: readonly string[]): Promise<void> {
  const settings = readSettings(args, process.env);
  const listening = await serve(settings, (message) => process.stderr.write(`${message}\n`));
  process.stdout.write(settings.json ? `${JSON.stringify(facts(listening))}\n` : banner(listening));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(listening));
}

async function stop(listening: Listening): Promise<void> {
  await listening.close();
  process.exit(0);
}

function facts({ url, port, demo }: Listening) {
  const { publishable_key, user_identifier_key, api_key, sandbox_key, workspace_id } = demo ?? {};
  return { url, api_base_url: url, publishable_key, user_identifier_key, api_key, sandbox_key, workspace_id, port };
}

function banner({ url, demo }: Listening): string {
  const lines = [
    ["Demo", demo && `${url}/`],
    ["Plain HTML", demo && `${url}/elements`],
    ["API base URL", url],
    ["Publishable key", demo?.publishable_key],
    ["User", demo?.user_identifier_key],
    ["API key", demo?.api_key],
  ].filter((line): line is [string, string] => line[1] !== undefined);
  const width = Math.max(...lines.map(([label]) => label.length));
  return `\n  Mortise is running\n\n${lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}\n`).join("")}\n  Stop it with Ctrl+C.\n\n`;
}
