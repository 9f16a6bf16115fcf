// The first code of a common_code_key chooses the digits for all locks that are added later (platform-api §4.3).
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { answered, onServer } from "../rig/rig.ts";
import { type AccessCodeEntity, insertAccessCodes } from "../../src/base/db/access-codes.ts";
import { deviceOf } from "../../src/base/db/devices.ts";

const digits = ["1", "2", "3", "4", "5", "6"];
/** Every PIN that a lock takes under the rules below. */
const possible = digits.flatMap((a) =>
  digits
    .flatMap((b) => digits.flatMap((c) => digits.map((d) => a + b + c + d)))
    .filter((pin) => new Set(pin).size === 4),
);

onServer("a code with a common_code_key", (rig) => {
  /** Two locks of few digits; the second has many of them in use. */
  const setUp = async (inUse: readonly string[]) => {
    const { workspace_id, api_key } = await rig().world();
    const { query } = rig().database;
    const rows = await query.selectFrom("devices").selectAll().where("workspace_id", "=", workspace_id).execute();
    const [first = "", second = ""] = rows
      .map((row) => deviceOf(row))
      .filter(
        ({ capabilities_supported, errors }) => capabilities_supported.includes("access_code") && errors.length === 0,
      )
      .map(({ device_id }) => device_id);
    const code_constraints = [
      { constraint_type: "cannot_contain_0789" },
      { constraint_type: "unique_first_four_digits" },
    ];
    for (const row of rows.filter(({ device_id }) => device_id === first || device_id === second)) {
      const device = deviceOf(row);
      const properties = { ...device.properties, supported_code_lengths: [4], code_constraints };
      await query
        .updateTable("devices")
        .set({ body: JSON.stringify({ ...device, properties }) })
        .where("device_id", "=", row.device_id)
        .execute();
    }
    await query.deleteFrom("access_codes").where("workspace_id", "=", workspace_id).execute();
    const created_at = "2026-01-01T00:00:00.000Z";
    const entity = (code: string): AccessCodeEntity => ({
      access_code_id: randomUUID(),
      workspace_id,
      device_id: second,
      name: null,
      code,
      type: "ongoing",
      status: "set",
      created_at,
      errors: [],
      warnings: [],
      is_managed: true,
    });
    await insertAccessCodes(query, inUse.map(entity));
    const create = (device_id: string, common_code_key: string, code?: string) =>
      rig().ask<{ access_code: { code: string } }>(api_key, "/access_codes/create", {
        device_id,
        common_code_key,
        code,
      });
    return { first, second, create };
  };

  it("gets digits that no other lock has in use", async () => {
    const { first, second, create } = await setUp(possible.slice(40));
    for (const key of ["crew", "cleaners", "gardeners"]) {
      const { code } = answered(await create(first, key)).access_code;
      expect(answered(await create(second, key)).access_code.code).toBe(code);
    }
  });

  it("is refused with other digits than the key's, and accepted with the same", async () => {
    const { first, second, create } = await setUp([]);
    const { code } = answered(await create(first, "crew")).access_code;
    const other = possible.find((pin) => pin !== code);
    expect(await create(second, "crew", other)).toMatchObject({
      status: 400,
      body: { error: { type: "invalid_input" } },
    });
    expect(answered(await create(second, "crew", code)).access_code.code).toBe(code);
  });

  it("is refused when the key is empty", async () => {
    const { first, create } = await setUp([]);
    expect(await create(first, "")).toMatchObject({ status: 400, body: { error: { type: "invalid_input" } } });
  });

  it("gets free digits of its own lock when another lock has all of them in use", async () => {
    const { first, create } = await setUp(possible);
    expect(possible).toContain(answered(await create(first, "crew")).access_code.code);
  });
});
