// Simulated problems of a device: its hub, its account at the manufacturer, its subscription (platform-api §2.2.3,
// §3.5).
import { expect, it } from "vitest";
import { answered, onServer } from "../../../../test/rig/rig.ts";
import { pingJobKind } from "../../../doors/consequences/ask-again.ts";

interface Device {
  device_id: string;
  connected_account_id: string;
  properties: { name: string; online: boolean; locked?: boolean };
  errors: { error_code: string; is_device_error?: boolean }[];
}
interface Attempt {
  action_attempt_id: string;
  status: string;
  error: { type: string; message: string } | null;
}

onServer("a simulated device", (rig) => {
  const setUp = async () => {
    const { api_key, sandbox_key, workspace_id } = await rig().world();
    const send = <Body>(path: string, input: object = {}) => rig().ask<Body>(api_key, path, input);
    const ask = async <Body>(path: string, input: object = {}) => answered(await send<Body>(path, input));
    const control = (path: string, input: object) => rig().ask(sandbox_key, `/sandbox/${path}`, input);
    const { devices } = await ask<{ devices: Device[] }>("/devices/list");
    const found = devices.find(({ properties }) => properties.name === "Linen Room");
    if (!found) throw new Error("The hotel has no such door.");
    const { device_id, connected_account_id } = found;
    const simulate = async (what: string, input: object = {}) =>
      answered(await send(`/devices/simulate/${what}`, { device_id, ...input }));
    const door = async () => {
      const { device } = await ask<{ device: Device }>("/devices/get", { device_id });
      const { online, locked } = device.properties;
      return { online, locked, errors: device.errors.map(({ error_code }) => error_code) };
    };
    const events = async () => {
      const list = await ask<{ events: { event_type: string; error_code?: string }[] }>("/events/list", {
        since: "1970-01-01",
        device_id,
      });
      return list.events
        .toReversed()
        .map(({ event_type, error_code }) => [event_type, error_code].filter(Boolean).join(" "));
    };
    const unlock = async () => {
      const { action_attempt } = await ask<{ action_attempt: Attempt }>("/locks/unlock_door", { device_id });
      await rig().pass(1);
      const { action_attempt_id } = action_attempt;
      return (await ask<{ action_attempt: Attempt }>("/action_attempts/get", { action_attempt_id })).action_attempt;
    };
    return { workspace_id, send, ask, control, device_id, connected_account_id, simulate, door, events, unlock };
  };

  it("goes offline with its hub, and comes back with it", async () => {
    const { simulate, door, events, unlock, control, device_id } = await setUp();
    await simulate("disconnect_from_hub");
    await simulate("disconnect_from_hub");
    expect(await door()).toEqual({ online: false, locked: undefined, errors: ["hub_disconnected"] });
    expect(await unlock()).toMatchObject({ status: "error", error: { type: "device_disconnected" } });
    expect((await door()).errors).toEqual(["hub_disconnected"]);
    // Actions at the door are not reported.
    await control("devices/update", { device_id, locked: false });
    await simulate("connect");
    expect((await door()).online).toBe(false);
    await simulate("connect_to_hub");
    expect(await door()).toEqual({ online: true, locked: false, errors: [] });
    expect(await events()).toEqual([
      "device.disconnected hub_disconnected",
      expect.stringContaining("action_attempt.unlock_door.failed"),
      "device.connected",
      "lock.unlocked",
    ]);
  });

  it("stays offline for its own reason when only its hub comes back", async () => {
    const { simulate, door, events } = await setUp();
    await simulate("disconnect");
    await simulate("disconnect_from_hub");
    expect((await door()).errors).toEqual(["hub_disconnected"]);
    await simulate("connect_to_hub");
    expect(await door()).toMatchObject({ online: false, errors: ["device_disconnected"] });
    await simulate("connect");
    expect(await door()).toMatchObject({ online: true, errors: [] });
    expect(await events()).toEqual(["device.disconnected device_disconnected", "device.connected"]);
  });

  it("has an error and refuses commands when removed from its account, until connected again", async () => {
    const { simulate, door, events, unlock } = await setUp();
    await simulate("remove");
    await simulate("remove");
    expect(await door()).toEqual({ online: false, locked: undefined, errors: ["device_removed"] });
    expect(await unlock()).toMatchObject({ status: "error", error: { type: "device_removed" } });
    await simulate("disconnect_from_hub");
    await simulate("connect_to_hub");
    expect((await door()).errors).toEqual(["device_removed"]);
    await simulate("connect");
    expect(await door()).toEqual({ online: true, locked: true, errors: [] });
    expect((await unlock()).status).toBe("success");
    expect((await events()).filter((type) => type.startsWith("device."))).toEqual([
      "device.removed",
      "device.connected",
    ]);
  });

  it("refuses commands while its subscription is unpaid, but still opens to its codes", async () => {
    const { ask, send, simulate, door, events, unlock, control, device_id } = await setUp();
    await ask("/access_codes/create", { device_id, code: "2580" });
    await rig().pass(1000);
    await simulate("paid_subscription", { is_expired: true });
    await simulate("paid_subscription", { is_expired: true });
    expect(await door()).toMatchObject({ online: true, locked: true, errors: ["subscription_required"] });
    const { error } = await unlock();
    expect(error).toMatchObject({ type: "subscription_required", message: expect.stringContaining("Renew it") });
    expect((await control("keypad/enter", { device_id, code: "2580" })).body).toMatchObject({ opened: true });
    const { access_code } = await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", {
      device_id,
      code: "3690",
    });
    await rig().pass(10_000);
    const { access_code_id } = access_code;
    const status = async () =>
      (await ask<{ access_code: { status: string } }>("/access_codes/get", { access_code_id })).access_code.status;
    expect(await status()).toBe("setting");
    await simulate("paid_subscription", { is_expired: false });
    await rig().pass(1);
    expect(await status()).toBe("set");
    expect(await door()).toMatchObject({ errors: [] });
    expect((await events()).filter((type) => type.startsWith("device."))).toEqual([
      "device.error.subscription_required",
      "device.error.subscription_required.resolved",
    ]);
    expect((await send("/devices/simulate/paid_subscription", { device_id })).status).toBe(400);
  });

  it("cannot be simulated outside sandboxes", async () => {
    const { workspace_id, send, device_id } = await setUp();
    await rig()
      .database.query.updateTable("workspaces")
      .set({ is_sandbox: 0 })
      .where("workspace_id", "=", workspace_id)
      .execute();
    for (const what of ["connect_to_hub", "disconnect_from_hub", "remove", "paid_subscription"]) {
      const { body } = await send<{ error: { type: string } }>(`/devices/simulate/${what}`, {
        device_id,
        is_expired: true,
      });
      expect(body.error.type).toBe("workspace_not_sandbox");
    }
    for (const what of ["keypad_code_entry", "manual_lock_via_keypad"]) {
      const { body } = await send<{ error: { type: string } }>(`/locks/simulate/${what}`, { device_id, code: "2580" });
      expect(body.error.type).toBe("workspace_not_sandbox");
    }
  });

  it("has its state and codes read when its account is synced", async () => {
    const { ask, send, device_id, connected_account_id, workspace_id, door, control } = await setUp();
    const { query } = rig().database;
    // Simulates a change that the manufacturer did not report.
    const { state } = await query
      .selectFrom("sandbox_locks")
      .select("state")
      .where("device_id", "=", device_id)
      .executeTakeFirstOrThrow();
    const lock = JSON.parse(state) as { locked: boolean; slots: object[] };
    const changed = JSON.stringify({
      ...lock,
      locked: false,
      slots: [...lock.slots, { slot: 9, code: "7410", name: "Plumber" }],
    });
    await query.updateTable("sandbox_locks").set({ state: changed }).where("device_id", "=", device_id).execute();
    expect((await door()).locked).toBe(true);
    const { devices } = await ask<{ devices: Device[] }>("/devices/list", { connected_account_id });
    const other = devices.find((each) => each.device_id !== device_id);
    await ask("/devices/update", { device_id: other?.device_id, is_managed: false });
    await ask("/connected_accounts/sync", { connected_account_id });
    const asked = query
      .selectFrom("jobs")
      .select("lane")
      .where("workspace_id", "=", workspace_id)
      .where("kind", "=", pingJobKind);
    const managed = devices.filter((each) => each !== other).map((each) => `ping ${each.device_id}`);
    expect((await asked.execute()).map(({ lane }) => lane).toSorted()).toEqual(managed.toSorted());
    await rig().pass(1);
    expect((await door()).locked).toBe(false);
    const { access_codes } = await ask<{ access_codes: { code: string }[] }>("/access_codes/unmanaged/list", {
      device_id,
    });
    expect(access_codes.map(({ code }) => code)).toEqual(["7410"]);
    await control("accounts/update", { connected_account_id, connected: false });
    const { body } = await send<{ error: { type: string } }>("/connected_accounts/sync", { connected_account_id });
    expect(body.error.type).toBe("account_disconnected");
  });
});
