// A replaced controller: the list, the matches, and the doctor's report.
import { beforeEach, expect, it } from "vitest";
import { type Attic, realWorkspaces, writeAttic } from "../../../../test/processes/attic.ts";
import { installationPerTest } from "../../../../test/processes/installation.ts";
import { mortise, mortiseJson, mortiseServe, spawnMortise } from "../../../../test/processes/mortise.ts";

interface Door {
  device_id: string;
  name: string;
}

interface Replaced {
  replaced: boolean;
  matched: (Door & { new_key: string })[];
  removed: Door[];
  added: { key: string; name: string }[];
}

const here = installationPerTest();
let attic: Attic;
let env: Record<string, string>;
let id: string;

beforeEach(async () => {
  attic = writeAttic(here.folder);
  env = { ...here.env, ...attic.env };
  await realWorkspaces(here.dataDir, "House");
  ({ connected_account_id: id } = await mortiseJson<{ connected_account_id: string }>(
    ["accounts", "add", "attic", "garden.local"],
    env,
  ));
});

const replace = (...more: string[]) => mortiseJson<Replaced>(["accounts", "replace", id, ...more], env);
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).toSorted();

it("lists both sides and changes nothing until it is told what matches", async () => {
  attic.answer("attic-2", ["Front", "Shed"]);
  const shown = await replace();
  expect([shown.replaced, namesOf(shown.removed), namesOf(shown.added)]).toEqual([
    false,
    ["Back", "Front"],
    ["Front", "Shed"],
  ]);
  const { code, out } = await mortise(["accounts", "doctor", "--json"], env);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    accounts: [
      {
        network: "attic-1",
        ok: false,
        found: expect.stringContaining(`in another network; if the controller was replaced`) as string,
      },
    ],
  });
});

it("keeps the matched door, removes the other old ones, and adds the other new ones", async () => {
  attic.answer("attic-2", ["Front", "Shed"]);
  const front = (await replace()).removed.find(({ name }) => name === "Front");
  const done = await replace("new.local", "--match", `${front?.device_id}=attic-2:Front`);
  expect(done).toMatchObject({ replaced: true, matched: [{ device_id: front?.device_id, new_key: "attic-2:Front" }] });
  expect([namesOf(done.removed), namesOf(done.added)]).toEqual([["Back"], ["Shed"]]);
  const { accounts } = await mortiseJson<{ accounts: object[] }>(["accounts", "list"], env);
  expect(accounts).toMatchObject([{ network: "attic-2", locks: 3, address: "new.local", is_connected: true }]);
});

it.each([
  ["Front=Nowhere", "there is no such pair"],
  ["Front=Front", "matched already"],
])("refuses --match %s, and changes nothing", async (pair, why) => {
  attic.answer("attic-2", ["Front", "Shed"]);
  const refused = await mortise(["accounts", "replace", id, "--match", "Back=Front", "--match", pair], env);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(why) as string });
  const { accounts } = await mortiseJson<{ accounts: object[] }>(["accounts", "list"], env);
  expect(accounts).toMatchObject([{ network: "attic-1", locks: 2 }]);
});

it("refuses where the account's own network answers, and an account that is not there", async () => {
  const own = await mortise(["accounts", "replace", id, "--match", "none"], env);
  expect(own).toMatchObject({ code: 1, err: expect.stringContaining("nothing to replace") as string });
  const unknown = await mortise(["accounts", "replace", "nobody", "--match", "none"], env);
  expect(unknown).toMatchObject({
    code: 1,
    err: expect.stringContaining("No system is connected as nobody") as string,
  });
});

it("the doctor shows what a running server has counted, and nothing of one that has stopped", {
  timeout: 60_000,
}, async () => {
  type Counted = { accounts: { bolt_questions: { name: string; questions: number | null }[] }[] };
  const asked = async () => {
    const { out } = await spawnMortise(["accounts", "doctor", "--json"], env);
    const counted = (JSON.parse(out) as Counted).accounts[0]?.bolt_questions ?? [];
    return Object.fromEntries(counted.map(({ name, questions }) => [name, questions]));
  };
  expect(await asked()).toEqual({ Back: null, Front: null });
  const server = await mortiseServe({ ...env, MORTISE_DEMO: "off" });
  await expect.poll(asked, { timeout: 20_000, interval: 500 }).toEqual({ Back: null, Front: 7 });
  await server.stop();
  expect(await asked()).toEqual({ Back: null, Front: null });
  expect((await spawnMortise(["accounts", "doctor"], env)).out).toContain("Front: unknown");
});
