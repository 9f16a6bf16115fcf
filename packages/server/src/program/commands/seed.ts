// `mortise seed`: creates a sandbox with simulated doors.
import { databaseSettingsOf, parseArguments } from "../settings/settings.ts";
import { SettingsError } from "../../base/settings-error.ts";
import { type Command, databaseHelp, databaseOptions } from "./command.ts";

const options = { ...databaseOptions, world: { type: "string" }, "lock-delay": { type: "string" } } as const;

export const seed: Command = {
  summary: "create a sandbox workspace filled with doors, and its keys",
  help: `Usage: mortise seed [options]

Makes a new sandbox workspace (and the database, where there is none), whose locks are simulated, fills it with a world and prints its keys.
They are not shown again: the database holds only their hashes.

  --world NAME           hotel: a door in every state (default) · empty: nothing
                         troubled: every error and warning · huge: 10,000 locks
                         stays: spaces, people and access grants in every state and trouble
  --lock-delay MS        how long its locks take to obey, in milliseconds

${databaseHelp}`,
  async run(args, io) {
    const { values } = parseArguments(args, options);
    const { world = "hotel", json } = values;
    const lock_delay_ms = delayOf(values["lock-delay"]);
    const settings = databaseSettingsOf(values, io.env);
    const { runSeed } = await import("./seed-run.ts");
    return runSeed({ world, lock_delay_ms, settings, json }, io);
  },
};

const longestDelayMs = 60_000;

function delayOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > longestDelayMs)
    throw new SettingsError(`--lock-delay must be a number from 0 to ${longestDelayMs}, not "${text}".`);
  return Number(text);
}
