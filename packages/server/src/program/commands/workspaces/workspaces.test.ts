import { expect, it } from "vitest";
import { installationPerTest } from "../../../../test/processes/installation.ts";
import { mortise, mortiseJson } from "../../../../test/processes/mortise.ts";
import type { World } from "../../../api/sandbox/world.ts";

const here = installationPerTest();

interface Made {
  workspace_id: string;
  key: string;
}

it("workspaces list tells real workspaces from sandboxes, and counts their devices and working keys", async () => {
  const sandbox = await mortiseJson<World>(["seed", "--world", "hotel"], here.env);
  const real = await mortiseJson<Made>(["keys", "create", "--new-workspace", "Harbour House"], here.env);
  const counted = async () =>
    (await mortiseJson<{ workspaces: object[] }>(["workspaces", "list"], here.env)).workspaces;
  const other = { workspace_id: sandbox.workspace_id, is_sandbox: true };
  const own = { workspace_id: real.workspace_id, name: "Harbour House", is_sandbox: false, devices: 0 };
  expect(await counted()).toEqual([expect.objectContaining(other), { ...own, keys: 2 }]);
  await mortise(["keys", "revoke", real.key], here.env);
  await mortise(["keys", "create", "--workspace", real.workspace_id, "--kind", "webhook_token"], here.env);
  await mortise(["keys", "create", "--workspace", real.workspace_id, "--kind", "webhook_token"], here.env);
  expect(await counted()).toEqual([expect.objectContaining(other), { ...own, keys: 3 }]);
  const { out } = await mortise(["workspaces", "list"], here.env);
  expect(out).toMatch(new RegExp(`^${real.workspace_id} {2}real {5}0 {8}3 {5}Harbour House$`, "m"));
  expect(out).toMatch(new RegExp(`^${sandbox.workspace_id} {2}sandbox {2}[1-9]\\d* `, "m"));
});

it("workspaces list says that there are none, and where", async () => {
  const { workspace_id } = await mortiseJson<World>(["seed", "--world", "empty"], here.env);
  const missing = await mortise(["workspace", "nobody"], here.env);
  expect(missing.err).toContain("`mortise workspaces list` shows those that there are");
  expect((await mortise(["workspaces", "list"], here.env)).out).toContain(workspace_id);
  expect(await mortise(["workspaces"], here.env)).toMatchObject({ code: 1, out: "" });
});
