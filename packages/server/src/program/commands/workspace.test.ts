import { expect, it } from "vitest";
import { installationPerTest } from "../../../test/processes/installation.ts";
import { mortise, mortiseJson } from "../../../test/processes/mortise.ts";
import type { World } from "../../api/sandbox/world.ts";

const here = installationPerTest();

it("workspace shows and changes the schemes of apps to which connect pages may send people back", async () => {
  const { workspace_id } = await mortiseJson<World>(["seed", "--world", "empty"], here.env);
  const asked = ["workspace", workspace_id];
  expect(await mortiseJson(asked, here.env)).toMatchObject({ workspace_id, redirect_schemes: [] });
  await mortiseJson([...asked, "--redirect-schemes", "MyApp, other"], here.env);
  expect(await mortiseJson(asked, here.env)).toMatchObject({ redirect_schemes: ["myapp", "other"] });
  expect((await mortise(asked, here.env)).out).toMatch(/^ {2}Redirect schemes {2}myapp, other$/m);
  const refused = await mortise([...asked, "--redirect-schemes", "javascript"], here.env);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('"javascript" is no scheme') as string });
  expect(await mortiseJson(asked, here.env)).toMatchObject({ redirect_schemes: ["myapp", "other"] });
});

it("workspace says that there is none with an id that nobody has", async () => {
  await mortiseJson(["seed", "--world", "empty"], here.env);
  const { code, err } = await mortise(["workspace", "nobody"], here.env);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining("There is no workspace nobody") as string });
});
