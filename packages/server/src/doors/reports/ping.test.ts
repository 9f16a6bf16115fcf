// A lock is checked. The answer takes a while, and other things happen meanwhile.
import { expect, it, onTestFinished, vi } from "vitest";
import { lockWaits } from "../../../test/postgres/lock-waits.ts";
import { onServer } from "../../../test/rig/rig.ts";
import { slowLock } from "../../../test/locks/slow-lock.ts";
import { afterTransaction } from "../../base/db/engines/transaction.ts";
import { withPlugin } from "../../../test/rig/with-plugin.ts";

onServer("a lock that is asked how it is", (rig) => {
  const setUp = async () => {
    const { control, turnUnheard, connected_account_id, device_id, ask } = await slowLock(rig());
    const driver = rig().server.services.drivers.named("sandbox");
    const readState = driver.readState.bind(driver);
    const spy = vi.spyOn(driver, "readState");
    onTestFinished(() => spy.mockRestore());
    return {
      control,
      turnUnheard,
      device_id,
      sync: () => ask("/connected_accounts/sync", { connected_account_id, device_id: undefined }),
      /** Runs `happen` once, after the lock was called and before it answers. */
      meanwhile: (happen: () => Promise<unknown>) =>
        spy.mockImplementation(async (op) => {
          const answer = readState(op);
          await answer.catch(() => undefined);
          if (op.device_id === device_id) {
            spy.mockImplementation(readState);
            await happen();
          }
          return answer;
        }),
      isLocked: async () => {
        const { device } = await ask<{ device: { properties: { locked?: boolean } } }>("/devices/get", {});
        return device.properties.locked;
      },
    };
  };

  it("is not shown as locked when it is unlocked by hand meanwhile", async () => {
    const { control, sync, meanwhile, isLocked } = await setUp();
    meanwhile(() => control("devices/update", { locked: false }));
    await sync();
    await rig().pass(1000);
    expect(await isLocked()).toBe(false);
  });

  /**
   * Starts `happen` once, after the next transaction's query of the jobs in this lane, and goes on when it has ended or
   * waits.
   */
  function afterLookAtLane(lane: string, happen: () => Promise<unknown>): void {
    const { database } = rig();
    const transact = database.transaction.bind(database);
    const ofLane = new WeakSet();
    let isOver = false;
    const plugin = {
      transformQuery: <Node extends object>({ node, queryId }: { node: Node; queryId: object }) => {
        if (JSON.stringify(node).includes(`"${lane}"`)) ofLane.add(queryId);
        return node;
      },
      async transformResult<Result>({ result, queryId }: { result: Result; queryId: object }) {
        if (isOver || !ofLane.has(queryId)) return result;
        isOver = true;
        let isBegun: Promise<unknown> | undefined;
        afterTransaction(() => {
          const happening = happen();
          if (database.kind === "postgres") isBegun = Promise.race([happening, somebodyWaits()]);
        });
        await isBegun;
        return result;
      },
    };
    const spy = vi
      .spyOn(database, "transaction")
      .mockImplementation((work) => transact((tx) => work(withPlugin(tx, plugin))));
    onTestFinished(() => spy.mockRestore());
  }

  const somebodyWaits = () => vi.waitUntil(async () => (await lockWaits(rig().database.query)) > 0, 5000);

  it("is asked again at once when somebody wants that just before it is left alone because it did not answer", async () => {
    const { control, turnUnheard, device_id, sync, meanwhile, isLocked } = await setUp();
    await control("faults/set", { fault: "offline", times: null });
    await turnUnheard(false);
    let syncing: Promise<unknown> | undefined;
    meanwhile(async () => {
      await control("faults/clear", {});
      afterLookAtLane(`ping ${device_id}`, () => (syncing = sync()));
    });
    await sync();
    await rig().server.tick();
    await syncing;
    await rig().server.tick();
    expect(await isLocked()).toBe(false);
  });
});
