// Stores a guest's code and its slot at a door, for tests of later changes to them.
import type { AccessCodeEntity } from "../../src/base/db/access-codes.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../src/base/db/schema.ts";

const hour = 3_600_000;
export const now = Date.parse("2026-06-12T09:00:00.000Z");
export const moment = (hours: number) => new Date(now + hours * hour).toISOString();

export const codeOf = (changes: Partial<AccessCodeRow>, entity: Partial<AccessCodeEntity> = {}): AccessCodeRow => {
  const { status = "setting", starts_at = null, ends_at = null, code = "7391", is_managed = 1 } = changes;
  const type = starts_at === null ? "ongoing" : "time_bound";
  const sent = {
    access_code_id: "guest",
    code,
    status,
    type,
    starts_at,
    ends_at,
    is_managed: is_managed === 1,
    errors: [],
    warnings: [],
  };
  return {
    access_code_id: "guest",
    workspace_id: "house",
    device_id: "door",
    is_managed,
    is_backup: 0,
    access_grant_id: null,
    access_method_id: null,
    code,
    common_code_key: null,
    starts_at,
    ends_at,
    removal_asked_at: null,
    has_issues: 0,
    search: "",
    status,
    created_at: moment(-9),
    refused: null,
    tries: 0,
    not_before: 0,
    asked_by: null,
    body: JSON.stringify({ ...sent, ...entity }),
    ...changes,
  };
};
export const slotOf = (changes: Partial<CodeSlotRow> = {}): CodeSlotRow => ({
  device_id: "door",
  slot: 1,
  access_code_id: "guest",
  code: "7391",
  hours: "",
  phase: "set",
  op_id: null,
  deadline: null,
  former: null,
  ...changes,
});
export const formerText = (...former: object[]) => JSON.stringify(former);
export const old = { code: "2580", hours: "", phase: "set" };
export const underWay = { op_id: "op", deadline: now + 30_000 };

export const spare = { wishes: { in_pool: true } };
export const modified = {
  errors: [{ error_code: "code_modified_external_to_seam", message: "It was changed.", created_at: moment(-1) }],
};
