import type { Device } from "@mortise/client";

/** Makes a locked door without issues. */
export const deviceOf = (device_id: string, properties: Partial<Device["properties"]> = {}): Device => ({
  device_id,
  workspace_id: "workspace",
  connected_account_id: "account",
  device_type: "august_lock",
  capabilities_supported: ["lock"],
  display_name: device_id,
  properties: {
    name: device_id,
    appearance: { name: device_id },
    online: true,
    locked: true,
    model: { display_name: "Lock", manufacturer_display_name: "" },
    ...properties,
  },
  errors: [],
  warnings: [],
  created_at: "2026-01-01T00:00:00.000Z",
  is_managed: true,
  custom_metadata: {},
  space_ids: [],
});
