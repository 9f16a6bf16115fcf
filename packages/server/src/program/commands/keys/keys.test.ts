// What `mortise keys` makes, lists and revokes, and whether a server then takes it.
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { installationPerTest, withServer } from "../../../../test/processes/installation.ts";
import { mortise, mortiseJson } from "../../../../test/processes/mortise.ts";
import { answered, type Rig } from "../../../../test/rig/rig.ts";
import { openSqlite } from "../../../base/db/engines/sqlite.ts";
import type { World } from "../../../api/sandbox/world.ts";

const here = installationPerTest();
beforeEach(async () => (await openSqlite({ folder: here.dataDir })).close());

it("keys are made, listed without their secret part, and revoked", async () => {
  const made = await mortiseJson<{ key: string; workspace_id: string; publishable_key: string }>(
    ["keys", "create", "--new-workspace", "Hotel Adler", "--name", "booking system"],
    here.env,
  );
  expect(made.key).toMatch(/^seam_(?!test)/);
  const list = await mortise(["keys", "list"], here.env);
  expect(list.out).toContain("booking system");
  expect(list.out).toContain(`${made.workspace_id}  Hotel Adler  `);
  expect(list.out).not.toContain(made.key);
  const { keys } = await mortiseJson<{ keys: { kind: string; begins: string; workspace_name: string }[] }>(
    ["keys", "list", "--workspace", made.workspace_id],
    here.env,
  );
  expect(keys.map(({ kind }) => kind).toSorted()).toEqual(["api_key", "publishable_key"]);
  expect(keys.map(({ workspace_name }) => workspace_name)).toEqual(["Hotel Adler", "Hotel Adler"]);
  expect(JSON.stringify(keys)).not.toContain(made.key.split("_")[2]);
  const status = (credential: string) =>
    withServer(
      here.dataDir,
      async (rig) =>
        await rig.ask<{ workspace: { name: string; publishable_key?: string } }>(credential, "/workspaces/get"),
    );
  // The first server creates the secret.
  expect((await mortiseJson<{ workspace_id: string }>(["seed", "--world", "empty"], here.env)).workspace_id).not.toBe(
    made.workspace_id,
  );
  expect((await status(made.key)).body.workspace).toMatchObject({
    name: "Hotel Adler",
    publishable_key: made.publishable_key,
  });
  const revoked = await mortise(["keys", "revoke", made.key], here.env);
  expect(revoked.code).toBe(0);
  expect(revoked.out).not.toContain(made.key);
  expect((await status(made.key)).status).toBe(401);
  expect((await mortise(["keys", "revoke", made.key], here.env)).code).toBe(1);
});

it("keys are printed with the path of their database, because a key from another one opens nothing", async () => {
  const place = join(here.folder, "data");
  expect((await mortise(["keys", "list"], here.env)).out).toBe(
    `There are no keys in ${place} (0 workspaces, 0 doors, 0 codes).\n`,
  );
  const { out } = await mortise(["keys", "create", "--new-workspace", "Hotel Adler"], here.env);
  expect(out).toContain(`  Database         ${place} (1 workspace, 0 doors, 0 codes)\n`);
  expect(out).toContain("  API key          seam_");
});

it("access tokens open every workspace of their owner, and no other", async () => {
  const other = await mortiseJson<{ workspace_id: string }>(["keys", "create", "--new-workspace", "Two"], here.env);
  const first = await mortiseJson<{ key: string; workspace_id: string }>(
    ["keys", "create", "--new-workspace", "One", "--kind", "access_token"],
    here.env,
  );
  const second = await mortiseJson<{ key: string; workspace_id: string }>(
    ["keys", "create", "--workspace", first.workspace_id, "--kind", "access_token"],
    here.env,
  );
  await mortiseJson(["seed", "--world", "empty"], here.env);
  const listed = await mortiseJson<{ keys: { workspace_id: string | null }[] }>(
    ["keys", "list", "--workspace", first.workspace_id],
    here.env,
  );
  expect(new Set(listed.keys.map((each) => each.workspace_id))).toEqual(new Set([first.workspace_id, null]));
  await withServer(here.dataDir, async (rig) => {
    for (const { key } of [first, second]) {
      const headers = { authorization: `Bearer ${key}`, "seam-workspace": first.workspace_id };
      expect(answered(await rig.ask<{ workspace: { name: string } }>(headers, "/workspaces/get")).workspace.name).toBe(
        "One",
      );
      expect((await rig.ask({ ...headers, "seam-workspace": other.workspace_id }, "/workspaces/get")).status).toBe(401);
    }
  });
});

it("webhook tokens are keys too: made, listed by their ids, and revoked by id or whole", async () => {
  const { workspace_id } = await mortiseJson<World>(["seed", "--world", "empty"], here.env);
  const make = () =>
    mortiseJson<{ key: string }>(["keys", "create", "--workspace", workspace_id, "--kind", "webhook_token"], here.env);
  const listed = async () =>
    (
      await mortiseJson<{ keys: { kind: string; key_id: string }[] }>(
        ["keys", "list", "--workspace", workspace_id],
        here.env,
      )
    ).keys.filter(({ kind }) => kind === "webhook_token");
  const [one, other] = [await make(), await make()];
  const status = (token: string) =>
    withServer(here.dataDir, async ({ server }) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await server.fetch(new Request("http://mortise.test/api/v1/app", { headers }))).status;
    });
  expect(await status(one.key)).toBe(200);
  expect(await listed()).toHaveLength(2);
  expect((await mortise(["keys", "list"], here.env)).out).not.toContain(one.key);
  expect((await mortiseJson<{ revoked: object }>(["keys", "revoke", one.key], here.env)).revoked).toMatchObject({
    kind: "webhook_token",
    workspace_id,
  });
  expect(await status(one.key)).toBe(401);
  const [left] = await listed();
  expect((await mortise(["keys", "revoke", left?.key_id ?? ""], here.env)).code).toBe(0);
  expect(await status(other.key)).toBe(401);
  expect((await mortise(["keys", "revoke", "orgsk"], here.env)).code).toBe(1);
  expect(await listed()).toEqual([]);
});

it("a new publishable key replaces the one before, which the workspace then shows, or none after it is revoked", async () => {
  const { workspace_id, api_key, publishable_key } = await mortiseJson<World>(["seed", "--world", "empty"], here.env);
  const neighbour = await mortiseJson<World>(["seed", "--world", "empty"], here.env);
  const tellsOf = (rig: Rig) => async (credential: string) =>
    answered(await rig.ask<{ workspace: { publishable_key?: string } }>(credential, "/workspaces/get")).workspace
      .publishable_key;
  const told = () => withServer(here.dataDir, (rig) => Promise.all([api_key, neighbour.api_key].map(tellsOf(rig))));
  expect(await told()).toEqual([publishable_key, neighbour.publishable_key]);
  const { key } = await mortiseJson<{ key: string }>(
    ["keys", "create", "--workspace", workspace_id, "--kind", "publishable_key"],
    here.env,
  );
  expect(await told()).toEqual([key, neighbour.publishable_key]);
  await mortiseJson(["keys", "revoke", key], here.env);
  expect(await told()).toEqual([undefined, neighbour.publishable_key]);
});
