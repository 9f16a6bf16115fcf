// Recorded requests about spaces of today's client of the hosted platform (`@seamapi/http` 2.32) work as intended.
import { expect, it } from "vitest";
import { type DeviceEntity, insertDevices } from "../../src/base/db/devices.ts";
import { answered, onServer, origin } from "../rig/rig.ts";

const id = "11111111-1111-4111-8111-111111111111";
const space = { space_id: id, device_count: 1 };

/** Requests in the order in which they were sent, to a space and a device of the same id. */
const sent: [method: string, url: string, body: object | undefined, status: number, answer: object][] = [
  [
    "POST",
    "/spaces/create",
    { name: "Room", space_key: "r1", device_ids: [id], customer_data: { time_zone: "Europe/Berlin" } },
    200,
    { space: { name: "Room", space_key: "r1", device_count: 1, customer_data: { time_zone: "Europe/Berlin" } } },
  ],
  ["GET", "/spaces/get?space_key=r1&_strict=true", undefined, 200, { space }],
  ["GET", "/spaces/list?search=a+b&_strict=true", undefined, 200, { spaces: [], pagination: { has_next_page: false } }],
  ["PATCH", "/spaces/update", { space_id: id, customer_data: { address: null } }, 200, { space }],
  [
    "GET",
    "/spaces/get_related?space_keys=r1&_strict=true",
    undefined,
    200,
    { batch: { devices: [{ device_id: id }] } },
  ],
  ["PUT", "/spaces/add_devices", { space_id: id, device_ids: [id] }, 200, {}],
  [
    "DELETE",
    `/spaces/remove_devices?device_ids=${id}&device_ids=2&space_id=${id}&_strict=true`,
    undefined,
    400,
    { error: { type: "invalid_input", message: 'Invalid uuid for "device_ids.1"' } },
  ],
  ["DELETE", `/spaces/remove_devices?device_ids=${id}&space_id=${id}&_strict=true`, undefined, 200, {}],
  ["DELETE", `/spaces/delete?space_id=${id}&_strict=true`, undefined, 200, {}],
  ["GET", "/spaces/get?space_key=r1&_strict=true", undefined, 404, { error: { type: "space_not_found" } }],
];

onServer("spaces as today's client asks for them", (rig) => {
  it("are made, read, changed and deleted", async () => {
    const { server, database } = rig();
    const { api_key } = await rig().world();
    const { devices } = answered(await rig().ask<{ devices: DeviceEntity[] }>(api_key, "/devices/list", { limit: 1 }));
    await insertDevices(
      database.query,
      devices.map((device) => Object.assign(device, { device_id: id })),
    );
    for (const [method, url, body, status, answer] of sent) {
      const headers = { authorization: `Bearer ${api_key}`, "content-type": "application/json" };
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await server.fetch(new Request(origin + url, request));
      const told = await response.json();
      expect([url, response.status, told]).toMatchObject([url, status, { ok: status === 200, ...answer }]);
      if (!url.startsWith("/spaces/create")) continue;
      await database.transaction(async (tx) => {
        await tx.deleteFrom("space_devices").execute();
        await tx.updateTable("spaces").set({ space_id: id }).execute();
        await tx.insertInto("space_devices").values({ space_id: id, device_id: id }).execute();
      });
    }
  });
});
