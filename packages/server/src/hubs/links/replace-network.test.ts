// An account moves to the network of a new controller: matched doors keep their ids and codes, and nothing is guessed
// about the others. Another account on the same network is named only within one customer.
import { expect, it, onTestFinished } from "vitest";
import { fakeHub, lockInfo } from "../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../test/locks/linked-house.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { createRig } from "../../../test/rig/rig.ts";
import { addLinkedAccount } from "./add-account.ts";
import { replaceNetwork } from "./replace-network.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";

interface Code {
  access_code: { access_code_id: string; status: string; errors: object[] };
}

onBothDatabases(({ open }) => {
  const connected = async () => {
    const hub = fakeHub();
    hub.network = "fake:1";
    hub.devices = ["a", "b"].map((key) => lockInfo(key, { network: "fake:1" }));
    const rig = await createRig(await open(), { systems: [hub.system], leaseMs: 300, log: () => {} });
    onTestFinished(() => rig.server.close());
    const house = await linkedHouse(rig, hub);
    await house.isUp();
    return { hub, rig, house };
  };

  it("a matched door keeps its id and has its codes written anew; the rest is removed and added", async () => {
    const { hub, rig, house } = await connected();
    const { database, clock } = rig;
    const front = (await house.doors()).find(({ properties }) => properties.name === "Lock a")?.device_id ?? "";
    const made = await house.ask<Code>("/access_codes/create", { device_id: front, code: "4821" });
    const { access_code_id } = made.access_code;
    const status = async () => (await house.ask<Code>("/access_codes/get", { access_code_id })).access_code.status;
    await expect.poll(status, { timeout: 10_000 }).toBe("set");
    hub.network = "fake:2";
    hub.devices = ["a2", "c2"].map((key) => lockInfo(key, { network: "fake:2" }));
    hub.drop();
    await expect.poll(status).toBe("unknown");
    const { connected_account_id, workspace_id } = house;
    const matches = new Map([[front, "a2"]]);
    const told = await database.transaction((tx) =>
      replaceNetwork(tx, {
        connected_account_id,
        workspace_id,
        network: "fake:2",
        found: hub.devices,
        matches,
        at: clock.now(),
      }),
    );
    expect(told).toMatchObject({ added: ["c2"] });
    const shown = async () =>
      (await house.doors())
        .map(({ properties, errors }) =>
          [properties.name, properties.online, errors.map((each) => each.error_code)].flat().join(" "),
        )
        .toSorted((one, other) => one.localeCompare(other));
    await expect
      .poll(shown, { timeout: 10_000 })
      .toEqual(["Lock a true", "Lock b false device_removed", "Lock c2 true"]);
    expect((await house.doors()).find(({ properties }) => properties.name === "Lock a")?.device_id).toBe(front);
    const codeAtLock = () => {
      clock.advance(1000);
      return [...(hub.slots.get("a2")?.values() ?? [])];
    };
    await expect.poll(codeAtLock, { timeout: 15_000 }).toEqual(["4821"]);
    await expect.poll(status, { timeout: 10_000 }).toBe("set");
    // The code is still on the old lock.
    const errors = async () => (await house.ask<Code>("/access_codes/get", { access_code_id })).access_code.errors;
    await expect.poll(errors).toEqual([]);
    const { events } = await house.ask<{ events: { event_type: string }[] }>("/events/list", { since: "1970-01-01" });
    expect(events.filter(({ event_type }) => event_type.endsWith("external_to_seam"))).toEqual([]);
  });

  it.each([
    ["still has the code in its place", [[1, "4821"]], [[1, "4821"]]],
    [
      "has somebody else's code in the place",
      [[1, "7777"]],
      [
        [1, "7777"],
        [2, "4821"],
      ],
    ],
  ] as [string, [number, string][], [number, string][]][])(
    "a matched lock that %s keeps it, and the code is set",
    async (_what, before, after) => {
      const { hub, rig, house } = await connected();
      const { database, clock } = rig;
      const front = (await house.doors()).find(({ properties }) => properties.name === "Lock a")?.device_id ?? "";
      const made = await house.ask<Code>("/access_codes/create", { device_id: front, code: "4821" });
      const { access_code_id } = made.access_code;
      const code = async () => (await house.ask<Code>("/access_codes/get", { access_code_id })).access_code;
      await expect.poll(async () => (await code()).status, { timeout: 10_000 }).toBe("set");
      hub.network = "fake:2";
      hub.devices = [lockInfo("a2", { network: "fake:2" })];
      hub.slots.set("a2", new Map(before));
      hub.drop();
      await expect.poll(async () => (await code()).status).toBe("unknown");
      hub.told.length = 0;
      const { connected_account_id, workspace_id } = house;
      const replacement = { connected_account_id, workspace_id, network: "fake:2", found: hub.devices };
      const matches = new Map([[front, "a2"]]);
      await database.transaction((tx) => replaceNetwork(tx, { ...replacement, matches, at: clock.now() }));
      const isSet = async () => {
        clock.advance(1000);
        return (await code()).status;
      };
      await expect.poll(isSet, { timeout: 15_000 }).toBe("set");
      expect([...(hub.slots.get("a2") ?? [])]).toEqual(after);
      expect(hub.told.filter((each) => each.startsWith("write"))).toHaveLength(after.length - before.length);
      // The errors of an absent hub end when the lock has reported that it is there.
      await expect.poll(async () => (await code()).errors).toEqual([]);
    },
  );

  it("an account is warned of another of its customer on the same network, and of nobody else", async () => {
    const { hub, rig, house } = await connected();
    const { database, clock, server } = rig;
    const warningsOf = async (workspace_id: string, url: string, customer_key?: string) => {
      const what = hub.system.read({ url });
      const said = customer_key === undefined ? {} : { customer_key };
      const added = {
        workspace_id,
        system: hub.system,
        what,
        found: hub.devices,
        picked: null,
        isByOperator: true,
        said,
        at: clock.now(),
      };
      const { connected_account_id } = await database.transaction((tx) =>
        addLinkedAccount(tx, createSeal(server.services.secret), added),
      );
      const row = await database.query
        .selectFrom("connected_accounts")
        .select("body")
        .where("connected_account_id", "=", connected_account_id)
        .executeTakeFirstOrThrow();
      const { warnings } = JSON.parse(row.body) as { warnings: { warning_code: string }[] };
      return warnings.map(({ warning_code }) => warning_code);
    };
    expect(await warningsOf(house.workspace_id, "ws://again.test")).toEqual(["devices_connected_to_other_account"]);
    // Connected again while the hub names no device, and so no network: the account keeps the network that it has.
    const { devices } = hub;
    hub.devices = [];
    expect(await warningsOf(house.workspace_id, "ws://again.test")).toEqual(["devices_connected_to_other_account"]);
    hub.devices = devices;
    expect(await warningsOf(house.workspace_id, "ws://guest.test", "guest")).toEqual([]);
    const other = await rig.world("empty");
    expect(await warningsOf(other.workspace_id, "ws://elsewhere.test")).toEqual([]);
  });
});
