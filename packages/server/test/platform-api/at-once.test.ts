// Many simultaneous calls about the same object: each is answered as if the others had come before or after it.
import { expect, it } from "vitest";
import { answered, onBothServers } from "../rig/rig.ts";

interface Door {
  device_id: string;
  connected_account_id: string;
  capabilities_supported: string[];
  properties: { supported_code_lengths?: number[] };
  errors: unknown[];
}

onBothServers("simultaneous calls", (rig) => {
  const setUp = async () => {
    const { api_key } = await rig().world();
    const send = (path: string, input: object) => rig().ask<Record<string, never>>(api_key, path, input);
    const { devices } = answered(await rig().ask<{ devices: Door[] }>(api_key, "/devices/list"));
    const doors = devices.filter(
      ({ capabilities_supported, errors }) => capabilities_supported.includes("access_code") && errors.length === 0,
    );
    return { send, doors };
  };

  it("never fail while the object is being deleted: they find it, or not found", async () => {
    const { send, doors } = await setUp();
    const [door, other] = [
      doors[0],
      doors.find(({ connected_account_id }) => connected_account_id !== doors[0]?.connected_account_id),
    ];
    const { device_id } = door ?? {};
    const { connected_account_id, device_id: theirs } = other ?? {};
    const calls: [string, object][] = [
      ["/access_codes/create", { device_id }],
      ["/locks/lock_door", { device_id }],
      ["/devices/delete", { device_id }],
      ["/devices/update", { device_id, name: "New" }],
      ["/sandbox/devices/update", { device_id, online: true }],
      ["/sandbox/accounts/update", { connected_account_id, connected: true }],
      ["/connected_accounts/delete", { connected_account_id }],
      ["/client_sessions/create", { connected_account_ids: [connected_account_id] }],
      ["/locks/unlock_door", { device_id: theirs }],
      ["/access_codes/create", { device_id: theirs }],
    ];
    const all = [...calls, ...calls, ...calls];
    const answers = await Promise.all(all.map(([path, input]) => send(path, input)));
    const failed = answers.flatMap(({ status, body }, index) => (status >= 500 ? [[all[index]?.[0], body]] : []));
    expect(failed).toEqual([]);
    expect((await send("/devices/get", { device_id })).status).toBe(404);
    await rig().server.tick();
  });

  it("that end the same thing succeed once, with one event; the others are refused", async () => {
    // The world `troubled` has thermostats.
    const { api_key } = await rig().world("troubled");
    const ask = <Body>(path: string, input: object = {}) => rig().ask<Body>(api_key, path, input);
    const { thermostats } = answered(await ask<{ thermostats: Door[] }>("/thermostats/list"));
    const { devices } = answered(await ask<{ devices: Door[] }>("/locks/list"));
    const { client_session } = answered(
      await ask<{ client_session: { client_session_id: string } }>("/client_sessions/create"),
    );
    const { webhook } = answered(
      await ask<{ webhook: { webhook_id: string } }>("/webhooks/create", { url: "https://receiver.example/" }),
    );
    const [{ device_id, connected_account_id }] = devices as [Door];
    const ends: [path: string, input: object, event_type: string | undefined, status: number][] = [
      ["/devices/update", { device_id, is_managed: false }, "device.converted_to_unmanaged", 400],
      ["/devices/unmanaged/update", { device_id, is_managed: true }, "device.unmanaged.converted_to_managed", 400],
      ["/thermostats/delete", { device_id: thermostats[0]?.device_id }, "device.deleted", 404],
      [
        "/client_sessions/delete",
        { client_session_id: client_session.client_session_id },
        "client_session.deleted",
        404,
      ],
      ["/webhooks/delete", { webhook_id: webhook.webhook_id }, undefined, 404],
      ["/connected_accounts/delete", { connected_account_id }, "connected_account.deleted", 404],
    ];
    for (const [path, input, event_type, status] of ends) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => ask(path, input)));
      expect([path, ...answers.map((answer) => answer.status).toSorted((one, other) => one - other)]).toEqual([
        path,
        200,
        status,
        status,
        status,
      ]);
      if (event_type === undefined) continue;
      const { events } = answered(
        await ask<{ events: unknown[] }>("/events/list", { since: "2000-01-01", event_type }),
      );
      expect([event_type, events.length]).toEqual([event_type, 1]);
    }
  });

  it("with one common_code_key get the same digits", async () => {
    const { send, doors } = await setUp();
    const takesFour = doors.filter(({ properties }) => properties.supported_code_lengths?.includes(4));
    const some = takesFour.slice(0, 4);
    expect(some.length).toBeGreaterThan(1);
    const input = { common_code_key: "cleaners", preferred_code_length: 4 };
    const answers = await Promise.all(
      some.map(({ device_id }) => send("/access_codes/create", { device_id, ...input })),
    );
    const digits = answers.map((answer) => (answered(answer)["access_code"] as unknown as { code: string }).code);
    expect(new Set(digits).size).toBe(1);
  });
});
