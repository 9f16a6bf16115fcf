// The error types of each row of the contract are complete. The reference and the typed client list no others.
import { type Call, everyCall } from "@mortise/contract";
import { expect, it } from "vitest";
import { answered, onServer } from "../rig/rig.ts";

type Devices = { devices: { device_id: string; properties: { name: string } }[] };
type Refused = { error: { type: string } };

const { accessCodes, actionAttempts, clientSessions } = everyCall;
const { createUnmanagedAccessCode } = accessCodes.simulate;
const unmanaged = { name: "By hand", code: "4455" };
const spare = { use_backup_access_code_pool: true, starts_at: "2040-01-01T00:00:00Z", ends_at: "2040-01-02T00:00:00Z" };
const unknown = "99999999-9999-4999-8999-999999999999";

interface Case {
  type: string;
  row: Call;
  /** Names of the hotel's locks; none for a thermostat. */
  at?: readonly string[];
  more?: object;
}
const cases: Case[] = [
  { type: "device_type_not_supported", row: accessCodes.create },
  { type: "device_type_not_supported", row: accessCodes.createMultiple },
  { type: "device_type_not_supported", row: accessCodes.generateCode },
  { type: "unsupported_device", row: accessCodes.create, at: ["Staff Entrance"], more: spare },
  { type: "unsupported_device", row: accessCodes.createMultiple, at: ["Staff Entrance"], more: spare },
  { type: "code_cannot_be_shared", row: accessCodes.createMultiple, at: ["Garden Gate", "Linen Room"] },
  { type: "duplicate_code_on_device", row: createUnmanagedAccessCode, at: ["Wine Cellar"], more: unmanaged },
  { type: "device_disconnected", row: createUnmanagedAccessCode, at: ["Laundry"], more: unmanaged },
  { type: "device_not_found", row: actionAttempts.list, more: { device_id: unknown } },
];

onServer("the error types that the contract lists", (rig) => {
  it.each(cases)("include $type for $row.path", async ({ type, row, at, more }) => {
    const { api_key } = await rig().world(at ? "hotel" : "troubled");
    const { devices } = answered(await rig().ask<Devices>(api_key, at ? "/devices/list" : "/thermostats/list"));
    const ids = (at ? devices.filter(({ properties }) => at.includes(properties.name)) : devices).map(
      ({ device_id }) => device_id,
    );
    const input = { ...(row === accessCodes.createMultiple ? { device_ids: ids } : { device_id: ids[0] }), ...more };
    // The first of two equal names is used.
    if (type === "duplicate_code_on_device") answered(await rig().ask(api_key, row.path, input));
    const { body } = await rig().ask<Refused>(api_key, row.path, input);
    expect(body.error.type).toBe(type);
    expect(row.errors).toContain(type);
  });

  it.each([clientSessions.create, clientSessions.getOrCreate, clientSessions.getOrCreateByPost])(
    "holds two credentials in one request to $method $path",
    async (row) => {
      const { publishable_key, api_key } = await rig().world("empty");
      const both = { "seam-publishable-key": publishable_key, authorization: `Bearer ${api_key}` };
      const { body } = await rig().ask<Refused>(both, row.path, { user_identifier_key: "guest" }, row.method);
      expect(body.error.type).toBe("token_auth_not_accepted");
      expect(row.errors).toContain("token_auth_not_accepted");
    },
  );
});
