// Carries out `mortise seed` after its arguments were read.
import { worldNames } from "@mortise/contract";
import { systemClock } from "../../base/clock.ts";
import { loadSecret } from "../../base/db/files/secret.ts";
import { createWorld } from "../../api/sandbox/world.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../../base/settings-error.ts";
import { seedWorld } from "../../hubs/worlds/seed-world.ts";
import { labelledLines, printResult } from "./command.ts";
import type { Io } from "./io.ts";
import { usedText, withDatabase } from "./with-database.ts";

interface Asked {
  /** Name of the world, as typed. */
  world: string;
  lock_delay_ms: number | undefined;
  settings: Settings;
  json: boolean | undefined;
}

export async function runSeed({ world: wanted, lock_delay_ms, settings, json }: Asked, io: Io): Promise<number> {
  const world = worldNames.find((name) => name === wanted);
  if (!world) throw new SettingsError(`There is no world called "${wanted}"; there are ${worldNames.join(", ")}.`);
  const { result: made, used } = await withDatabase(
    settings,
    async (database) => {
      const secret = await loadSecret(database, settings);
      return createWorld({ database, clock: systemClock, secret, seedWorld }, { world, lock_delay_ms });
    },
    { mayCreate: true },
  );
  const shown = labelledLines([
    ["Database", usedText(used)],
    ["Workspace", made.workspace_id],
    ["API key", made.api_key],
    ["Sandbox key", made.sandbox_key],
    ["Publishable key", made.publishable_key],
    ["User", made.user_identifier_key],
    ["Session token", made.client_session_token],
  ]);
  printResult(io, { json }, { world, ...made, database: used }, shown);
  return 0;
}
