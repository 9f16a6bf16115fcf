// Output of `mortise accounts add` beside the locks: HTML for a page, and other accounts on the same network.
import { beforeEach, expect, it } from "vitest";
import { type Attic, realWorkspaces, writeAttic } from "../../../../test/processes/attic.ts";
import { installationPerTest } from "../../../../test/processes/installation.ts";
import { mortise, mortiseJson, mortiseServe, spawnMortise } from "../../../../test/processes/mortise.ts";

interface Added {
  connected_account_id: string;
  widget: string | null;
  also_connected: { accounts: string[]; in_other_workspace: boolean };
}

const here = installationPerTest();
let attic: Attic;
let env: Record<string, string>;

beforeEach(() => {
  attic = writeAttic(here.folder);
  env = { ...here.env, ...attic.env };
});

const add = (...more: string[]) => mortiseJson<Added>(["accounts", "add", "attic", "garden.local", ...more], env);

/** Doors that the element shows with these attributes. */
async function doorsOf(html: string): Promise<string[]> {
  const of = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(html)?.[1] ?? "";
  const post = async (path: string, headers: Record<string, string>, body: object, method = "POST") => {
    const init = { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
    return (await (await fetch(of("endpoint") + path, init)).json()) as Record<string, never>;
  };
  const user_identifier_key = of("user-identifier-key");
  const key = { "seam-publishable-key": of("publishable-key") };
  const made = await post("/client_sessions/create", key, { user_identifier_key }, "PUT");
  const { token } = made["client_session"] as unknown as { token: string };
  const listed = await post("/devices/list", { authorization: `Bearer ${token}` }, {});
  return (listed["devices"] as unknown as { properties: { name: string } }[]).map(({ properties }) => properties.name);
}

it("the printed HTML shows the doors of the account to the user that was named", { timeout: 60_000 }, async () => {
  await realWorkspaces(here.dataDir, "House");
  const { url } = await mortiseServe({ ...env, MORTISE_DEMO: "off" });
  const told = { ...env, PORT: new URL(url).port };
  const { code, out } = await spawnMortise(["accounts", "add", "attic", "garden.local", "--user", 'me & "you"'], told);
  expect(code).toBe(0);
  const html = out.slice(out.indexOf("<script"));
  expect(html).toContain(`<script type="module" src="${url}/elements.js"></script>\n<seam-device-table\n`);
  expect(html).toContain('user-identifier-key="me &amp; &quot;you&quot;"');
  const plain = await spawnMortise(["accounts", "add", "attic", "garden.local", "--user", "k7x2-random"], told);
  const snippet = plain.out.slice(plain.out.indexOf("<script"));
  expect((await doorsOf(snippet)).toSorted()).toEqual(["Back", "Front"]);
  expect(await doorsOf(snippet.replace("k7x2-random", "somebody-else"))).toEqual([]);
});

it("without --user it prints how, and with no publishable key what to make", async () => {
  await realWorkspaces(here.dataDir, "House");
  const { out } = await mortise(["accounts", "add", "attic", "garden.local"], env);
  expect(out).toContain("--user USER");
  const { keys } = await mortiseJson<{ keys: { kind: string; key_id: string }[] }>(["keys", "list"], env);
  const publishable = keys.find(({ kind }) => kind === "publishable_key")?.key_id ?? "";
  expect((await mortise(["keys", "revoke", publishable], env)).code).toBe(0);
  const without = await mortise(["accounts", "add", "attic", "garden.local", "--user", "me"], env);
  expect(without.out).toContain("mortise keys create --kind publishable_key");
});

it("a key as --user is refused before anything is done, and is not shown", async () => {
  await realWorkspaces(here.dataDir, "House");
  for (const key of ["seam_test1_abc", " Seam_cst1_abc"]) {
    const { code, out, err } = await mortise(["accounts", "add", "attic", "garden.local", "--user", key], env);
    expect(code).toBe(1);
    expect(err).toContain("it begins with seam_");
    expect(out + err).not.toContain(key.trim());
  }
  expect(await mortiseJson(["accounts", "list"], env)).toMatchObject({ accounts: [] });
});

it("the same network under another address is a warning that names the account of this workspace alone", async () => {
  const [house, other] = await realWorkspaces(here.dataDir, "House", "Elsewhere");
  const first = await add("--workspace", house?.workspace_id ?? "");
  expect(first.also_connected).toEqual({ accounts: [], in_other_workspace: false });
  const again = ["accounts", "add", "attic", "attic.local", "--workspace", house?.workspace_id ?? ""];
  const second = await mortiseJson<Added>(again, env);
  expect(second.also_connected).toEqual({ accounts: [first.connected_account_id], in_other_workspace: false });
  const { out } = await mortise(["accounts", "add", "attic", "x.local", "--workspace", other?.workspace_id ?? ""], env);
  expect(out).toContain("This network is connected already, in another workspace of this server.");
  expect(out).not.toContain(first.connected_account_id);
  const { accounts } = await mortiseJson<{ accounts: { also_connected: string[] }[] }>(["accounts", "doctor"], env);
  expect(accounts.map(({ also_connected }) => also_connected.length)).toEqual([2, 2, 2]);
});

it("another network at an account's address is not added to it, and the way on is named", async () => {
  await realWorkspaces(here.dataDir, "House");
  const { connected_account_id: id } = await add();
  attic.answer("attic-2", ["Shed"]);
  const refused = await mortise(["accounts", "add", "attic", "garden.local"], env);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`mortise accounts replace ${id}`) as string });
  const { accounts } = await mortiseJson<{ accounts: object[] }>(["accounts", "list"], env);
  expect(accounts).toMatchObject([{ connected_account_id: id, network: "attic-1", locks: 2 }]);
});
