// A third-party driver, whose account is added, listed, probed and removed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { installationPerTest } from "../../../../test/processes/installation.ts";
import { mortise, mortiseJson } from "../../../../test/processes/mortise.ts";
import { openSqlite } from "../../../base/db/engines/sqlite.ts";
import { createWorkspace } from "../../../base/db/workspaces.ts";

const here = installationPerTest();
let env: Record<string, string>;

beforeEach(async () => {
  const file = join(here.folder, "attic.mjs");
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
  env = { ...here.env, MORTISE_DRIVERS: file };
  const database = await openSqlite({ folder: here.dataDir });
  await database.transaction((tx) =>
    createWorkspace(tx, { name: "House", created_at: "2026-01-01T00:00:00.000Z", is_sandbox: false }),
  );
  await database.close();
});

it("accounts add takes the address into the first field of the system, whatever that is called", async () => {
  const { locks } = await mortiseJson<{ locks: string[] }>(["accounts", "add", "attic", "garden.local"], env);
  expect(locks).toEqual(["Door of garden.local"]);
});

it("accounts lists an account, looks at it, and forgets it when it is removed", async () => {
  const { connected_account_id: id } = await mortiseJson<{ connected_account_id: string }>(
    ["accounts", "add", "attic", "garden.local"],
    env,
  );
  const listed = { connected_account_id: id, address: "garden.local", locks: 1 };
  const { accounts } = await mortiseJson<{ accounts: object[] }>(["accounts", "list"], env);
  expect(accounts).toEqual([expect.objectContaining(listed)]);
  expect(accounts[0]).not.toHaveProperty("found");
  expect(await mortiseJson(["accounts", "doctor"], env)).toMatchObject({
    accounts: [{ ...listed, found: "1 lock there", ok: true }],
  });
  const doctor = await mortise(["accounts", "doctor", "--json"], here.env);
  expect(doctor.code).toBe(1);
  expect(JSON.parse(doctor.out)).toMatchObject({
    accounts: [{ ...listed, found: "there is no driver for it on this server", ok: false }],
  });
  expect((await mortise(["accounts", "remove", id], env)).code).toBe(0);
  expect(await mortiseJson(["accounts", "list"], env)).toMatchObject({ accounts: [] });
  expect(await mortise(["accounts", "remove", id], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`No system is connected as ${id}`) as string,
  });
});

it.each([
  ["accounts", "add", "attic", "garden.local"],
  ["serve", "--port", "0"],
])("%s starts with no file of authorities that cannot be used", async (...args) => {
  const file = join(here.folder, "house-ca.pem");
  expect(await mortise(args, { ...env, MORTISE_HUB_CA: file })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^MORTISE_HUB_CA: .*house-ca\.pem cannot be read \(ENOENT\)/) as string,
  });
});
