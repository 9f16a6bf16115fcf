// A simulated lock that became unmanaged still reacts to actions at its door and to requested faults.
import { expect, it } from "vitest";
import { answered, onServer } from "../../../test/rig/rig.ts";

onServer("an unmanaged lock", (rig) => {
  it("fails on request, can be cut off, and is opened with the digits it holds", async () => {
    const { api_key, sandbox_key } = await rig().world();
    const ask = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(api_key, path, input));
    const { devices } = await ask<{ devices: { device_id: string; properties: { name: string } }[] }>(
      "/devices/list",
      {},
    );
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id ?? "";
    const control = async (path: string, input: object) =>
      answered(await rig().ask<{ opened?: boolean }>(sandbox_key, `/sandbox/${path}`, { device_id, ...input }));
    await ask("/access_codes/create", { device_id, code: "2580" });
    await rig().pass(1000);
    await ask("/devices/update", { device_id, is_managed: false });
    await control("faults/set", { fault: "refused", times: null });
    const faults = rig().database.query.selectFrom("sandbox_faults").select("fault").where("device_id", "=", device_id);
    expect(await faults.execute()).toEqual([{ fault: "refused" }]);
    await control("faults/clear", {});
    expect(await faults.execute()).toEqual([]);
    expect(await control("keypad/enter", { code: "2580" })).toMatchObject({ opened: true });
    await control("devices/update", { online: false });
    const { events } = await ask<{ events: { event_type: string }[] }>("/events/list", {
      since: "1970-01-01",
      device_id,
    });
    expect(events.map(({ event_type }) => event_type)).toContain("device.unmanaged.disconnected");
  });

  it("cannot be controlled by another workspace", async () => {
    const [{ sandbox_key }, { api_key }] = [await rig().world(), await rig().world()];
    const { body } = await rig().ask<{ devices: { device_id: string }[] }>(api_key, "/devices/list");
    const [device] = body.devices;
    for (const [path, input] of [
      ["faults/clear", {}],
      ["devices/update", { online: false }],
      ["keypad/enter", { code: "2580" }],
    ] as const)
      expect(
        await rig().ask(sandbox_key, `/sandbox/${path}`, { device_id: device?.device_id, ...input }),
      ).toMatchObject({ status: 404 });
  });
});
