// `mortise seed`: a sandbox to play in.
import { worldNames } from "@mortise/contract";
import { systemClock } from "../clock.ts";
import { createWorld } from "../sandbox/world.ts";
import { loadSecret } from "../db/files/secret.ts";
import { databaseSettingsOf, parseArguments, SettingsError } from "../settings.ts";
import { seedWorld } from "../worlds/seed-world.ts";
import { type Command, databaseHelp, databaseOptions, lines, tell, usedText, withDatabase } from "./command.ts";

const options = { ...databaseOptions, world: { type: "string" }, "lock-delay": { type: "string" } } as const;

export const seed: Command = {
  help: `Usage: mortise seed [options]

Makes a new sandbox workspace (and the database, where there is none), whose locks are simulated, fills it with a world and prints its keys.
They are not shown again: the database holds only their hashes.

  --world NAME           hotel: a door in every state (default) · empty: nothing
                         troubled: every error and warning · huge: 10,000 locks
  --lock-delay MS        how long its locks take to obey, in milliseconds

${databaseHelp}`,
  async run(args) {
    const { values } = parseArguments(args, options);
    const world = worldNames.find((name) => name === (values.world ?? "hotel"));
    if (!world)
      throw new SettingsError(`There is no world called "${values.world}"; there are ${worldNames.join(", ")}.`);
    const lock_delay_ms = delayOf(values["lock-delay"]);
    const settings = databaseSettingsOf(values, process.env);
    const { result: made, used } = await withDatabase(
      settings,
      async (database) => {
        const secret = await loadSecret(database, settings);
        return createWorld({ database, clock: systemClock, secret, seedWorld }, { world, lock_delay_ms });
      },
      { mayCreate: true },
    );
    const shown = lines([
      ["Database", usedText(used)],
      ["Workspace", made.workspace_id],
      ["API key", made.api_key],
      ["Sandbox key", made.sandbox_key],
      ["Publishable key", made.publishable_key],
      ["User", made.user_identifier_key],
      ["Session token", made.client_session_token],
    ]);
    tell(values, { world, ...made, database: used }, shown);
  },
};

const longestDelayMs = 60_000;

function delayOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > longestDelayMs)
    throw new SettingsError(`--lock-delay must be a number from 0 to ${longestDelayMs}, not "${text}".`);
  return Number(text);
}
