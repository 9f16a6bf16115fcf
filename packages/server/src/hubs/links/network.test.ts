// Another network of locks answers at an account's address, or its own network lacks a lock.
import { expect, it, onTestFinished } from "vitest";
import { fakeHub, lockInfo } from "../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../test/locks/linked-house.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { createRig } from "../../../test/rig/rig.ts";

const [ours, theirs] = ["fake:1", "fake:2"];
const own = (key: string) => lockInfo(key, { network: ours });
const foreign = (key: string) => lockInfo(key, { network: theirs });

onBothDatabases(({ open }) => {
  const connected = async (keys: readonly string[] = ["a"]) => {
    const hub = fakeHub();
    hub.network = ours;
    hub.devices = keys.map(own);
    const rig = await createRig(await open(), { systems: [hub.system], leaseMs: 300, log: () => {} });
    onTestFinished(() => rig.server.close());
    const house = await linkedHouse(rig, hub);
    await house.isUp();
    const errorsOf = async (name = "Lock a") =>
      (await house.doors()).find(({ properties }) => properties.name === name)?.errors.map((each) => each.error_code);
    const account = async () => {
      const { connected_account_id } = house;
      const asked = { connected_account_id };
      type Told = { connected_account: { errors: { error_code: string; message: string }[] } };
      return (await house.ask<Told>("/connected_accounts/get", asked)).connected_account;
    };
    const restart = async () => {
      hub.drop();
      await expect.poll(() => hub.runs.length).toBe(1);
    };
    return { hub, rig, house, errorsOf, account, restart };
  };

  it("another network at the address is told, its locks are not added, and the doors go offline", async () => {
    const { hub, rig, house, errorsOf, account, restart } = await connected();
    hub.network = theirs;
    hub.devices = [foreign("a2"), foreign("b2")];
    hub.told.length = 0;
    await restart();
    await expect
      .poll(async () => (await account()).errors)
      .toMatchObject([
        { error_code: "hub_network_changed", message: expect.stringContaining("mortise accounts replace") as string },
      ]);
    const doors = await house.doors();
    expect(doors.map(({ properties }) => [properties.name, properties.online])).toEqual([["Lock a", false]]);
    expect(await errorsOf()).toEqual(expect.arrayContaining(["hub_network_changed", "hub_disconnected"]));
    const begun = await house.command("unlock_door", doors[0]?.device_id ?? "");
    await expect.poll(async () => (await house.attempt(begun)).status).toBe("error");
    await house.ask("/access_codes/create", { device_id: doors[0]?.device_id, code: "4821" });
    hub.tell({ type: "state", key: "a", at: rig.clock.now(), online: true, locked: true, source: "report" });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await house.doors())[0]?.properties.online).toBe(false);
    expect(hub.told.filter((each) => /unlock|write/.test(each))).toEqual([]);
  });

  it("once the account's own network answers again, all is as before", async () => {
    const { hub, house, errorsOf, account, restart } = await connected();
    hub.network = theirs;
    hub.devices = [foreign("a2")];
    await restart();
    await expect.poll(async () => (await account()).errors.length).toBe(1);
    hub.network = ours;
    hub.devices = [own("a")];
    await restart();
    await expect.poll(() => errorsOf()).toEqual([]);
    expect((await account()).errors).toEqual([]);
    expect((await house.doors()).map(({ properties }) => properties.online)).toEqual([true]);
  });

  it("a server that begins anew keeps to the account's network", async () => {
    const { hub, rig, house, account } = await connected();
    const row = () =>
      rig.database.query
        .selectFrom("connected_accounts")
        .select("network")
        .where("connected_account_id", "=", house.connected_account_id)
        .executeTakeFirstOrThrow();
    expect(await row()).toEqual({ network: ours });
    // The row of an older version, which stored no network.
    await rig.database.query.updateTable("connected_accounts").set({ network: null }).execute();
    hub.network = theirs;
    hub.devices = [foreign("z")];
    hub.drop();
    await expect.poll(async () => (await account()).errors[0]?.error_code).toBe("hub_network_changed");
    expect(await row()).toEqual({ network: null });
  });

  it("a lock that the whole list lacks is offline, and back when it is listed again", async () => {
    const { hub, house, errorsOf, restart } = await connected(["a", "b"]);
    hub.devices = [own("b")];
    await restart();
    await expect.poll(() => errorsOf()).toEqual(["missing_from_hub"]);
    expect(await errorsOf("Lock b")).toEqual([]);
    const online = async () => (await house.doors()).filter(({ properties }) => properties.online).length;
    expect(await online()).toBe(1);
    hub.devices = [own("a"), own("b")];
    await restart();
    await expect.poll(() => errorsOf()).toEqual([]);
    expect(await online()).toBe(2);
  });

  it("a lock that was excluded stays removed, and that is told once", async () => {
    const { hub, rig, house, errorsOf, restart } = await connected(["a", "b"]);
    hub.tell({ type: "device_gone", key: "a", at: rig.clock.now() });
    await expect.poll(() => errorsOf()).toEqual(["device_removed"]);
    hub.tell({ type: "device_gone", key: "a", at: rig.clock.now() });
    hub.devices = [own("b")];
    await restart();
    await house.isUp();
    expect(await errorsOf()).toEqual(["device_removed"]);
    const { events } = await house.ask<{ events: object[] }>("/events/list", {
      since: "1970-01-01",
      event_type: "device.removed",
    });
    expect(events).toHaveLength(1);
  });
});
