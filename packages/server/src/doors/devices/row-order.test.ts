// A door's row is always locked before the rows of its commands and jobs. With another order two transactions could
// wait for each other, until PostgreSQL aborts one.
import { sql } from "kysely";
import { expect, it } from "vitest";
import { lockWaits } from "../../../test/postgres/lock-waits.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { answered, createRig, type Rig } from "../../../test/rig/rig.ts";
import { lockDeviceRow } from "../../base/db/devices.ts";
import { lockLane } from "../../base/jobs/lock-command-job.ts";

type Keys = { api_key: string; connected_account_id: string };

onBothDatabases(({ open, openAgain }) => {
  // SQLite has one writer, so it has no deadlocks.
  it.skipIf(openAgain === undefined).each<[string, (rig: Rig, keys: Keys) => Promise<unknown>]>([
    ["a command that ends", (rig) => rig.pass(6000)],
    ["a reset of its workspace", (rig, { api_key }) => rig.ask(api_key, "/workspaces/reset_sandbox")],
    [
      "a deletion of its account",
      (rig, { api_key, connected_account_id }) =>
        rig.ask(api_key, "/connected_accounts/delete", { connected_account_id }),
    ],
  ])("%s takes a door before its commands and jobs", async (_name, begin) => {
    const rig = await createRig(await open());
    const { database } = rig;
    const { workspace_id, api_key } = await rig.world();
    await database.query
      .updateTable("workspaces")
      .set({ lock_delay_ms: 5000 })
      .where("workspace_id", "=", workspace_id)
      .execute();
    type Door = Record<"device_id" | "connected_account_id", string> & { properties: { name: string } };
    const { devices } = answered(await rig.ask<{ devices: Door[] }>(api_key, "/locks/list"));
    const door = devices.find(({ properties }) => properties.name === "Front Door");
    const { device_id, connected_account_id } = door ?? { device_id: "", connected_account_id: "" };
    answered(await rig.ask(api_key, "/locks/unlock_door", { device_id }));
    await rig.pass(0);
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = database.transaction(async (tx) => {
      await lockDeviceRow(tx, device_id);
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    const begun = begin(rig, { api_key, connected_account_id });
    await expect.poll(() => lockWaits(database.query)).toBe(1);
    const { rows } = await sql`
      with commands as (select 1 from action_attempts where device_id = ${device_id} for update skip locked),
        their_jobs as (select 1 from jobs where lane = ${lockLane(device_id)} for update skip locked)
      select (select count(*)::int from commands) as commands, (select count(*)::int from their_jobs) as jobs`.execute(
      database.query,
    );
    letGo.resolve();
    await Promise.all([holding, begun]);
    expect(rows).toEqual([{ commands: 1, jobs: 1 }]);
    await rig.server.close();
  });
});
