// Typed clients read these fields without a check, so their absence would break a caller's program.
import { expect, it } from "vitest";
import { jane, make, walk } from "../rig/connect-visits.ts";
import { answered, type Json, onServer } from "../rig/rig.ts";

onServer("what today's clients read unguarded", (rig) => {
  const setUp = async () => {
    const world = await rig().world();
    const ask = async <Body = Record<string, Json[]>>(path: string, input: object = {}) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const events = async (event_type: string) =>
      (await ask("/events/list", { since: "2000-01-01", event_type }))["events"] ?? [];
    return { ...world, ask, events };
  };
  const none = { connected_account_errors: [], connected_account_warnings: [] };

  it("devices have space_ids, and what their maker calls them, also once they are renamed", async () => {
    const { ask } = await setUp();
    const devices = async () =>
      (await ask("/devices/list"))["devices"] as (Json & { device_id: string; properties: { name: string } })[];
    const before = await devices();
    for (const { space_ids, properties } of before)
      expect({ space_ids, properties }).toMatchObject({
        space_ids: [],
        properties: { appearance: { name: properties.name } },
      });
    const [first] = before;
    await ask("/devices/update", { device_id: first?.device_id, name: "Side door" });
    expect((await devices())[0]?.properties).toMatchObject({
      name: "Side door",
      appearance: { name: first?.properties.name },
    });
  });

  it("accounts, webviews and sessions say what they accept, and when they end", async () => {
    const { ask, api_key } = await setUp();
    const webview = await make(rig(), api_key, { accepted_providers: ["schlage"] });
    expect(webview).toMatchObject({ accepted_capabilities: [], any_device_allowed: true });
    await walk(rig(), webview, [{ accept: "" }, jane]);
    for (const account of (await ask("/connected_accounts/list"))["connected_accounts"] ?? [])
      expect(account).toMatchObject({ accepted_capabilities: [] });
    const { client_session } = await ask<{ client_session: Json }>("/client_sessions/create");
    expect(Date.parse(String(client_session["expires_at"]))).toBeGreaterThan(Date.parse("9999-01-01"));
  });

  it("an event of trouble says what is wrong with the device and its account", async () => {
    const { ask, events } = await setUp();
    const [device] = (await ask("/devices/list"))["devices"] ?? [];
    await ask("/devices/simulate/disconnect", { device_id: device?.["device_id"] });
    expect(await events("device.disconnected")).toMatchObject([
      { device_errors: [{ error_code: "device_disconnected" }], device_warnings: [], ...none },
    ]);
    const { connected_account_id } = device as { connected_account_id: string };
    await ask("/connected_accounts/simulate/disconnect", { connected_account_id });
    const told = { connected_account_errors: [{ error_code: "account_disconnected" }], connected_account_warnings: [] };
    expect(await events("connected_account.disconnected")).toMatchObject([told]);
    const [cutOff] = await events("device.disconnected");
    expect(cutOff).toMatchObject(told);
    expect(JSON.stringify(cutOff?.["device_errors"])).not.toContain("account_disconnected");
  });

  it("an event of a code that failed says what is wrong with code, device and account", async () => {
    const { ask, events, sandbox_key } = await setUp();
    const devices = (await ask("/devices/list", { include_if: ["can_program_online_access_codes"] }))["devices"] ?? [];
    const device_id = devices.find(({ properties }) => (properties as Json)["online"] === true)?.["device_id"];
    answered(await rig().ask(sandbox_key, "/sandbox/faults/set", { fault: "duplicate_code", device_id, times: null }));
    await ask("/access_codes/create", { device_id, code: "7391" });
    await rig().pass(60_000);
    const [failed] = await events("access_code.failed_to_set_on_device");
    expect(failed).toMatchObject({
      access_code_errors: [{ error_code: "duplicate_code_on_device" }, { error_code: "failed_to_set_on_device" }],
      access_code_warnings: [],
      device_errors: [],
      device_warnings: [],
      ...none,
    });
  });

  it("a bolt that was moved from afar was moved by `remote`", async () => {
    const { ask, events } = await setUp();
    const [device] = (await ask("/devices/list", { include_if: ["can_remotely_unlock"] }))["devices"] ?? [];
    for (const call of ["lock_door", "unlock_door"])
      await ask(`/locks/${call}`, { device_id: device?.["device_id"], sync: true });
    await rig().pass(10_000);
    expect((await events("lock.unlocked"))[0]).toMatchObject({ method: "remote" });
  });

  it("a message about an item of a list is repeated at the list", async () => {
    const { api_key } = await setUp();
    const { body } = await rig().ask<{ error: Json }>(api_key, "/devices/list", {
      device_ids: ["1", crypto.randomUUID(), "x"],
    });
    expect(body.error["validation_errors"]).toEqual({
      _errors: [],
      device_ids: {
        _errors: ["Invalid uuid", "Invalid uuid"],
        0: { _errors: ["Invalid uuid"] },
        2: { _errors: ["Invalid uuid"] },
      },
    });
  });
});
