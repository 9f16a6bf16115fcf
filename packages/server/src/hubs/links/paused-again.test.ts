// A link that fails again right after its pause, and a link whose process died before the clock was set back.
import { expect, it, onTestFinished } from "vitest";
import { fakeHub, lockInfo } from "../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../test/locks/linked-house.ts";
import { onBothDatabases, onDatabase } from "../../../test/rig/databases.ts";
import { createRig } from "../../../test/rig/rig.ts";
import type { Database } from "../../base/db/database.ts";
import { makeAllDue } from "../../base/jobs/due-jobs.ts";
import { takeLink } from "./lease.ts";
import { isLinkPaused, pauseLink } from "./link-pause.ts";

const hourMs = 3_600_000;

async function connected(database: Database) {
  const hub = fakeHub();
  hub.devices = [lockInfo("a")];
  const rig = await createRig(database, { systems: [hub.system], log: () => {} });
  onTestFinished(() => rig.server.close());
  const { connected_account_id } = await linkedHouse(rig, hub);
  const row = () =>
    database.query
      .selectFrom("connected_accounts")
      .selectAll()
      .where("connected_account_id", "=", connected_account_id)
      .executeTakeFirstOrThrow();
  return { rig, connected_account_id, row };
}

onDatabase(({ open }) => {
  it("a second pause has an hour of its own", async () => {
    const database = await open();
    const { rig, row } = await connected(database);
    await rig.server.close();
    const first = rig.clock.now();
    const again = first + hourMs + 1000;
    await pauseLink(database, await row(), first);
    expect(isLinkPaused(await row(), again)).toBe(false);
    await pauseLink(database, await row(), again);
    const paused = await row();
    expect([0, hourMs - 1, hourMs].map((after) => isLinkPaused(paused, again + after))).toEqual([true, true, false]);
  });
});

onBothDatabases(({ open }) => {
  it("a dead process's hold on a link does not outlast a clock that was set back", async () => {
    const database = await open();
    const { rig, connected_account_id } = await connected(database);
    await rig.server.close();
    await database.query
      .insertInto("account_links")
      .values({ connected_account_id, holder: "dead", leased_until: Date.now() + 5 * hourMs, questions: null })
      .execute();
    const take = () => takeLink(database, connected_account_id, { holder: "living", leaseMs: 50 });
    expect(await take()).toBe(false);
    await makeAllDue(database, { to: Date.now(), leaseMs: 50 });
    await expect.poll(take).toBe(true);
  });
});
