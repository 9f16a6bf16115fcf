// Links of accounts are held, reported, lost and taken over, and no account affects another.
import { expect, it, onTestFinished } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { type FakeHub, fakeHub, lockInfo } from "../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../test/locks/linked-house.ts";
import { createRig } from "../../../test/rig/rig.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";
import { sealSecrets } from "./account-for-driver.ts";
import type { LockSystem } from "../driver-processes/lock-system.ts";
import type { Database } from "../../base/db/database.ts";

const second = 1000;
const movesTold = ({ told }: Pick<FakeHub, "told">) => told.filter((each) => /^(?:un)?lock /.test(each));

onBothDatabases(({ open, openAgain }) => {
  const serve = async (systems: readonly LockSystem[], database?: Database, log: (line: string) => void = () => {}) => {
    const rig = await createRig(database ?? (await open()), { systems, leaseMs: 300, log });
    onTestFinished(() => rig.server.close());
    return rig;
  };

  it("a lock that is there is a device, and a command moves its bolt", async () => {
    const hub = fakeHub();
    const house = await linkedHouse(await serve([hub.system]), hub);
    await house.isUp();
    const [door] = await house.doors();
    expect(door).toMatchObject({
      device_type: "fake_hub_lock",
      capabilities_supported: ["access_code", "lock", "battery"],
      properties: { name: "Lock a", locked: true, supported_code_lengths: [4, 5, 6] },
    });
    const begun = await house.command("unlock_door", door?.device_id ?? "");
    await expect.poll(async () => (await house.attempt(begun)).status).toBe("success");
    expect(movesTold(hub)).toEqual(["unlock a"]);
    expect((await house.doors())[0]?.properties.locked).toBe(false);
  });

  it("an account that another process adds has its link long before leases are looked at", async () => {
    const hub = fakeHub();
    const rig = await createRig(await open(), { systems: [hub.system], leaseMs: 600_000 });
    onTestFinished(() => rig.server.close());
    // As on the command line: this process gets no notification of the other one's changes.
    const elsewhere = { ...rig.database, notify: async () => {} };
    Object.defineProperty(elsewhere, "query", { get: () => rig.database.query });
    if (rig.database.kind !== "sqlite") return;
    const house = await linkedHouse({ ...rig, database: elsewhere }, hub);
    await expect.poll(() => hub.runs.length, { timeout: 5000 }).toBe(1);
    await house.isUp();
  });

  it("what a lock tells unasked is known and told on", async () => {
    const hub = fakeHub();
    const rig = await serve([hub.system]);
    const house = await linkedHouse(rig, hub);
    await house.isUp();
    hub.tell({ type: "operated", key: "a", at: rig.clock.now(), operation: "unlock", by: "manual" });
    hub.tell({ type: "operated", key: "unknown", at: rig.clock.now(), operation: "unlock", by: "manual" });
    await expect.poll(async () => (await house.doors())[0]?.properties.locked).toBe(false);
    const { events } = await house.ask<{ events: { event_type: string; method?: string }[] }>("/events/list", {
      since: "1970-01-01",
    });
    expect(events.find(({ event_type }) => event_type === "lock.unlocked")).toMatchObject({ method: "manual" });
  });

  it("a link that is down for half a minute makes its account offline; once it is back, so is the account, with ids kept", async () => {
    const hub = fakeHub();
    const rig = await serve([hub.system]);
    const house = await linkedHouse(rig, hub);
    await house.isUp();
    const [before] = await house.doors();
    hub.refuses = "unreachable";
    hub.drop();
    await expect.poll(() => hub.runs.length).toBe(0);
    const isOffline = async () =>
      (await house.doors())[0]?.errors.map(({ error_code }) => error_code).includes("account_disconnected");
    expect(await isOffline()).toBe(false);
    // The end of the link is reported after it was noticed.
    await expect
      .poll(async () => {
        rig.clock.advance(31 * second);
        return isOffline();
      })
      .toBe(true);
    const errors = (await house.doors())[0]?.errors ?? [];
    expect(errors.map(({ error_code }) => error_code)).toEqual(["account_disconnected", "bridge_disconnected"]);
    expect(errors.map(({ message }) => message).join(" ")).not.toMatch(/login|connect the account/i);
    hub.refuses = undefined;
    await expect.poll(isOffline, { timeout: 20_000 }).toBe(false);
    expect((await house.doors())[0]).toMatchObject({ device_id: before?.device_id, errors: [] });
  });

  it("a refused secret makes its account offline at once, and the secret is in no log and no plain row", async () => {
    const hub = fakeHub();
    hub.refuses = "auth";
    const lines: string[] = [];
    const rig = await serve([hub.system], undefined, (line) => lines.push(line));
    const house = await linkedHouse(rig, hub, { password: "open-sesame" });
    await expect.poll(async () => (await house.doors())[0]?.errors[0]?.error_code).toBe("account_disconnected");
    expect(lines.join("\n")).not.toContain("open-sesame");
    const rows = await rig.database.query.selectFrom("connected_accounts").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("open-sesame");
  });

  it("a slow system does not hold up another, and people go before upkeep", async () => {
    const [slow, quick] = [fakeHub("slow_hub"), fakeHub("quick_hub")];
    slow.devices = Array.from({ length: 40 }, (_, index) => lockInfo(`slow ${index}`));
    const never = Promise.withResolvers<void>();
    slow.setLocked = () => never.promise;
    const rig = await serve([slow.system, quick.system]);
    const [far, near] = [await linkedHouse(rig, slow), await linkedHouse(rig, quick)];
    await Promise.all([far.isUp(), near.isUp()]);
    for (const { device_id } of await far.doors()) await far.command("unlock_door", device_id);
    await expect.poll(() => movesTold(slow).length).toBeGreaterThan(0);
    const begun = await near.command("unlock_door", (await near.doors())[0]?.device_id ?? "");
    await expect.poll(async () => (await near.attempt(begun)).status).toBe("success");
    expect(movesTold(slow).length).toBeLessThan(40);
    never.resolve();
  });

  it("an account whose secrets were sealed with another server secret is offline until it is connected again", async () => {
    const hub = fakeHub();
    const lines: string[] = [];
    const rig = await serve([hub.system], undefined, (line) => lines.push(line));
    const house = await linkedHouse(rig, hub, { password: "open-sesame" });
    await house.isUp();
    const id = house.connected_account_id;
    const other = sealSecrets({ password: "open-sesame" }, createSeal(Buffer.alloc(32, "another secret")));
    await rig.database.query
      .updateTable("connected_accounts")
      .set({ sealed_secrets: other })
      .where("connected_account_id", "=", id)
      .execute();
    const isOffline = async () => (await house.doors())[0]?.errors[0]?.error_code === "account_disconnected";
    await expect.poll(isOffline, { timeout: 5000 }).toBe(true);
    expect(lines.join("\n")).toMatch(/encrypted with a different server secret.*add the account again/);
    await house.connect();
    await expect.poll(isOffline, { timeout: 20_000 }).toBe(false);
    await house.isUp();
  });

  it("an account whose driver is missing is offline after half a minute, and leaves the others alone", async () => {
    const [gone, there] = [fakeHub("gone_hub"), fakeHub("there_hub")];
    const rig = await serve([there.system]);
    const [lost, house] = [await linkedHouse(rig, gone), await linkedHouse(rig, there)];
    await house.isUp();
    const begun = await house.command("lock_door", (await house.doors())[0]?.device_id ?? "");
    await expect.poll(async () => (await house.attempt(begun)).status).toBe("success");
    const [door] = await lost.doors();
    const refused = await lost.command("lock_door", door?.device_id ?? "");
    await expect.poll(async () => (await lost.attempt(refused)).error?.type).toBe("device_disconnected");
    await expect
      .poll(async () => {
        rig.clock.advance(31 * second);
        return (await lost.doors())[0]?.errors[0]?.error_code;
      })
      .toBe("account_disconnected");
    expect((await house.doors())[0]?.errors).toEqual([]);
  });

  it("a command that comes while the link is being made again waits for it", async () => {
    const hub = fakeHub();
    const house = await linkedHouse(await serve([hub.system]), hub);
    await house.isUp();
    hub.drop();
    const begun = await house.command("unlock_door", (await house.doors())[0]?.device_id ?? "");
    await expect.poll(async () => (await house.attempt(begun)).status).toBe("success");
  });

  it("a device keeps the host's name when it is renamed at its hub, and has the hub's name once that is given up", async () => {
    const hub = fakeHub();
    const rig = await serve([hub.system]);
    const house = await linkedHouse(rig, hub);
    await house.isUp();
    const [{ device_id } = { device_id: "" }] = await house.doors();
    const named = async () => (await house.doors()).map(({ properties }) => properties.name);
    await house.ask("/devices/update", { device_id, name: "Main entrance" });
    hub.tell({ type: "device", at: rig.clock.now(), device: lockInfo("a", { name: "Hall", model: "Bolt 2" }) });
    const model = async () => JSON.stringify(await house.doors()).includes("Bolt 2");
    await expect.poll(model).toBe(true);
    expect(await named()).toEqual(["Main entrance"]);
    await house.ask("/devices/update", { device_id, name: null });
    expect(await named()).toEqual(["Hall"]);
    hub.tell({ type: "device", at: rig.clock.now(), device: lockInfo("a", { name: "Foyer" }) });
    await expect.poll(named).toEqual(["Foyer"]);
  });

  it("a device is renamed, added and taken away as its system says, and left alone when a list lacks it", async () => {
    const hub = fakeHub();
    const rig = await serve([hub.system]);
    const house = await linkedHouse(rig, hub);
    await house.isUp();
    const at = rig.clock.now();
    hub.tell({ type: "device", at, device: lockInfo("a", { name: "Front\u0007\u202edoor" }) });
    hub.tell({ type: "device", at, device: lockInfo("b", { codes: null }) });
    await expect
      .poll(async () => (await house.doors()).map(({ properties }) => properties.name).toSorted())
      .toEqual(["Front door", "Lock b"]);
    hub.devices = [];
    hub.drop();
    await expect.poll(() => hub.runs.length).toBe(1);
    expect(await house.doors()).toHaveLength(2);
    hub.tell({ type: "device_gone", at, key: "b" });
    const errorsOf = async (name: string) =>
      (await house.doors()).find(({ properties }) => properties.name === name)?.errors;
    await expect.poll(() => errorsOf("Lock b")).toMatchObject([{ error_code: "device_removed" }]);
  });

  it("a deleted account lets its link go", async () => {
    const hub = fakeHub();
    const house = await linkedHouse(await serve([hub.system]), hub);
    await house.isUp();
    await house.ask("/connected_accounts/delete", { connected_account_id: house.connected_account_id });
    await expect.poll(() => hub.runs.length).toBe(0);
  });

  it.skipIf(openAgain === undefined)(
    "of two servers one holds a link, runs its commands, and is followed by the other",
    async () => {
      const hub = fakeHub();
      const [one, two] = [await serve([hub.system]), await serve([hub.system], await openAgain?.())];
      const house = await linkedHouse(one, hub);
      await house.isUp();
      expect(hub.runs).toHaveLength(1);
      const [holder, other] = one.server.services.links.held().length === 1 ? [one, two] : [two, one];
      expect(other.server.services.links.held()).toEqual([]);
      const device_id = (await house.doors())[0]?.device_id ?? "";
      const begun = await house.command("unlock_door", device_id);
      await expect.poll(async () => (await house.attempt(begun)).status).toBe("success");
      await holder.server.close();
      await expect.poll(() => other.server.services.links.held()).toHaveLength(1);
      expect(hub.runs).toHaveLength(1);
      expect(movesTold(hub)).toEqual(["unlock a"]);
    },
  );
});
