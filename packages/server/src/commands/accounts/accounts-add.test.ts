// A driver of others is given the address that was typed, whatever it calls the field.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { mortiseJson } from "../../../test/processes/mortise.ts";
import { openSqlite } from "../../db/engines/sqlite.ts";
import { createWorkspace } from "../../db/workspaces.ts";

const folder = mkdtempSync(join(tmpdir(), "mortise-accounts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("takes the address into the first field of the system", async () => {
  const file = join(folder, "attic.mjs");
  writeFileSync(
    file,
    `export const system = {
      kind: "attic", displayName: "Attic", fields: [{ name: "house", type: "text", value: "nobody" }],
      read: ({ house }) => ({ settings: { house }, secrets: {}, login: house, host: house }),
      probe: async ({ settings }) => [{
        key: "attic:1", name: "Door of " + settings.house, bolt: {}, codes: null, battery: false, door_sensor: false,
      }],
      connect() {},
    };`,
  );
  const env = { DATA_DIR: join(folder, "data"), MORTISE_DRIVERS: file };
  const database = await openSqlite({ folder: env.DATA_DIR });
  await database.transaction((tx) =>
    createWorkspace(tx, { name: "House", created_at: "2026-01-01T00:00:00.000Z", is_sandbox: false }),
  );
  await database.close();
  const { locks } = await mortiseJson<{ locks: string[] }>(["accounts", "add", "attic", "garden.local"], env);
  expect(locks).toEqual(["Door of garden.local"]);
});
