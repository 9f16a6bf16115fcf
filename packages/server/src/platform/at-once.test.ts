// Many calls at the same moment about the same thing: each is answered as if the others had come before or after it.
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../test/rig.ts";

interface Door {
  device_id: string;
  connected_account_id: string;
  capabilities_supported: string[];
  properties: { supported_code_lengths?: number[] };
  errors: unknown[];
}

onBothServers("calls at once", (rig) => {
  const setUp = async () => {
    const { api_key } = await rig().world();
    const send = (path: string, input: object) => rig().ask<Record<string, never>>(api_key, path, input);
    const { devices } = answered(await rig().ask<{ devices: Door[] }>(api_key, "/devices/list"));
    const doors = devices.filter(
      ({ capabilities_supported, errors }) => capabilities_supported.includes("access_code") && errors.length === 0,
    );
    return { send, doors };
  };

  it("find what is deleted under their hands gone, and never fail", async () => {
    const { send, doors } = await setUp();
    const [door, other] = [doors[0], doors.find(({ connected_account_id }) => connected_account_id !== doors[0]?.connected_account_id)];
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

  it("for one common code key are given the same digits", async () => {
    const { send, doors } = await setUp();
    const takesFour = doors.filter(({ properties }) => properties.supported_code_lengths?.includes(4));
    const some = takesFour.slice(0, 4);
    expect(some.length).toBeGreaterThan(1);
    const input = { common_code_key: "cleaners", preferred_code_length: 4 };
    const answers = await Promise.all(some.map(({ device_id }) => send("/access_codes/create", { device_id, ...input })));
    const digits = answers.map((answer) => (answered(answer)["access_code"] as unknown as { code: string }).code);
    expect(new Set(digits).size).toBe(1);
  });
});
