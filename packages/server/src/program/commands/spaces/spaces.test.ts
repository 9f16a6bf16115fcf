// Commands for spaces. They accept names, refuse ambiguous ones, and list what is in a space.
import { expect, it } from "vitest";
import { installationPerTest, withServer } from "../../../../test/processes/installation.ts";
import { mortise, mortiseJson, mortiseServe, spawnMortise } from "../../../../test/processes/mortise.ts";
import { answered } from "../../../../test/rig/rig.ts";
import { openSqlite } from "../../../base/db/engines/sqlite.ts";
import type { World } from "../../../api/sandbox/world.ts";

interface Shown {
  space: { space_id: string; name: string; space_key?: string; device_count: number };
  devices: { device_id: string; name: string }[];
}
type Room = Record<string, string>;

const here = installationPerTest();

async function hotel() {
  const world = await mortiseJson<World>(["seed", "--lock-delay", "0"], here.env);
  const where = ["--workspace", world.workspace_id.toUpperCase()];
  const run = (...args: string[]) => mortiseJson<Shown>(["spaces", ...args, ...where], here.env);
  const refused = async (...args: string[]) => {
    const { code, out, err } = await mortise(["spaces", ...args, ...where], here.env);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    return err;
  };
  const api = <Body>(path: string, input: object = {}) =>
    withServer(here.dataDir, async (rig) => answered(await rig.ask<Body>(world.api_key, path, input)));
  const rename = (device_id: string, name: string) => api("/devices/update", { device_id, properties: { name } });
  return { world, where, run, refused, api, rename };
}

const namesOf = ({ devices }: Shown) => devices.map(({ name }) => name);

it("are made, shown, changed and deleted, by names, keys and ids", async () => {
  const { world, where, run, api } = await hotel();
  const made = await run("create", "Unit 1", "Front Door", "--key", "unit-1", "--customer", "acme");
  expect(made).toMatchObject({
    workspace_id: world.workspace_id,
    space: { name: "Unit 1", space_key: "unit-1", customer_key: "acme", device_count: 1 },
  });
  expect(namesOf(made)).toEqual(["Front Door"]);
  const { space_id } = made.space;
  expect(namesOf(await run("add-devices", "unit-1", "Laundry", "Front Door"))).toEqual(["Front Door", "Laundry"]);
  const laundry = made.devices[0]?.device_id ?? "";
  expect(namesOf(await run("remove-devices", space_id.toUpperCase(), laundry.toUpperCase()))).toEqual(["Laundry"]);
  expect(await run("get", "Unit 1")).toMatchObject({ space: { space_id, device_count: 1 } });
  const empty = await run("create", "Unit 2");
  expect(empty).toMatchObject({ space: { device_count: 0 }, devices: [] });
  expect(await run("list")).toMatchObject({ spaces: [{ space_id }, { space_id: empty.space.space_id }] });
  const { out } = await mortise(["spaces", "list", ...where], here.env);
  expect(out).toMatch(new RegExp(`^id +key +devices +name\n${space_id} +unit-1 +1 +Unit 1\n`));
  expect(await run("delete", "unit-1")).toMatchObject({ deleted: true, space: { space_id } });
  expect(await run("list")).toMatchObject({ spaces: [{ name: "Unit 2" }] });
  const { events } = await api<{ events: Record<string, unknown>[] }>("/events/list", { since: "1970-01-01" });
  const told = events.filter(({ space_id: id }) => id === space_id).map(({ event_type }) => event_type);
  const changed = "space.device_membership_changed";
  expect(told).toEqual(["space.deleted", changed, changed, "space.created"]);
});

it("are refused where several have the name, and the ids are named", async () => {
  const { run, refused, rename } = await hotel();
  const [front, gate] = (await run("create", "One", "Front Door", "Garden Gate")).devices.map((each) => each.device_id);
  await rename(gate ?? "", "Front Door");
  const err = await refused("create", "Two", "Front Door");
  expect(err).toContain(`2 devices have the key or name "Front Door". Name one by its id: ${front}, ${gate}.`);
  await run("remove-devices", "One", gate ?? "");
  // The name of several devices means those in the space.
  expect((await run("remove-devices", "One", "Front Door")).devices).toEqual([]);
  const first = (await run("get", "One")).space.space_id;
  const second = (await run("create", "Other", "--key", "One")).space.space_id;
  expect(await refused("delete", "One")).toContain(`by its id: ${first}, ${second}.`);
  // A device's key in its system is a name too.
  const database = await openSqlite({ folder: here.dataDir });
  await database.query
    .updateTable("devices")
    .set({ driver_key: "node:7" })
    .where("device_id", "=", front ?? "")
    .execute();
  await database.close();
  expect((await run("add-devices", "Other", "node:7")).devices).toMatchObject([{ device_id: front }]);
  // An id goes before an equal name.
  await run("create", "Shadow", "--key", first);
  expect((await run("get", first)).space.name).toBe("One");
});

it("stay as they are when anything that is named is not there, or taken", async () => {
  const { run, refused } = await hotel();
  const { space } = await run("create", "One", "--key", "one");
  for (const [args, said] of [
    [["add-devices", "one", "Front Door", "Cellar"], 'There is no device with the id, key or name "Cellar"'],
    [["add-devices", "two", "Front Door"], 'There is no space with the id, key or name "two"'],
    [["create", "Two", "Cellar"], 'no device with the id, key or name "Cellar"'],
    [["create", "Two", "--key", "one"], "Another space has this space_key"],
    [["create", "Two", "--key", ""], "--key: "],
    [["create", ""], "NAME: "],
    [["create"], "Say what the space is called"],
    [["add-devices", "one"], "at least one device"],
    [["delete"], "Say which space"],
    [["delete", "one", "two"], "One argument is enough"],
    [["paint", "one"], "Choose what to do with spaces: list, get, create"],
  ] as const)
    expect(await refused(...args)).toContain(said);
  expect(await run("list")).toMatchObject({ spaces: [{ space_id: space.space_id, device_count: 0 }] });
});

it("of a sandbox are changed only when it is named, and those of another workspace are unknown", async () => {
  const { run } = await hotel();
  const { space, devices } = await run("create", "One", "Front Door", "--key", "one");
  const bare = await mortise(["spaces", "list"], here.env);
  expect(bare).toMatchObject({ code: 1, err: expect.stringContaining("sandbox with --workspace ID") as string });
  await mortiseJson(["keys", "create", "--new-workspace", "Real"], here.env);
  expect(await mortiseJson(["spaces", "list"], here.env)).toMatchObject({ spaces: [] });
  for (const typed of [space.space_id, "one", "One"])
    expect((await mortise(["spaces", "delete", typed], here.env)).err).toContain("There is no space");
  const stolen = await mortise(["spaces", "create", "Mine", devices[0]?.device_id ?? ""], here.env);
  expect(stolen.err).toContain("There is no device");
});

it("are followed by a running server: a grant's PIN goes to a door that is added, and leaves one that is removed", {
  timeout: 60_000,
}, async () => {
  const { world, where, run } = await hotel();
  await run("create", "Unit 1", "Room 1 Magnolia", "--key", "unit-1");
  const server = await mortiseServe({ ...here.env, MORTISE_DEMO: "off" });
  const ask = async <Body>(path: string, input: object): Promise<Body> => {
    const headers = { authorization: `Bearer ${world.api_key}`, "content-type": "application/json" };
    const response = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(input) });
    return (await response.json()) as Body;
  };
  const { access_grant } = await ask<{ access_grant: { access_grant_id: string } }>("/access_grants/create", {
    user_identity: { full_name: "Ada Guest" },
    requested_access_methods: [{ mode: "code" }],
    space_keys: ["unit-1"],
  });
  const { access_grant_id } = access_grant;
  const doors = async () => {
    const { devices } = await ask<{ devices: Room[] }>("/devices/list", {});
    const { access_codes } = await ask<{ access_codes: Room[] }>("/access_codes/list", { access_grant_id });
    const set = access_codes.filter(({ status }) => status === "set");
    const names = new Map(devices.map(({ device_id, display_name }) => [device_id, display_name ?? ""]));
    return set.map(({ device_id }) => names.get(device_id) ?? "").toSorted();
  };
  const follow = { timeout: 20_000, interval: 100 };
  await expect.poll(doors, follow).toEqual(["Room 1 Magnolia"]);
  const spaces = (...args: string[]) => spawnMortise(["spaces", ...args, ...where], here.env);
  expect(await spaces("add-devices", "unit-1", "Room 3 Larkspur")).toMatchObject({ code: 0, err: "" });
  await expect.poll(doors, follow).toEqual(["Room 1 Magnolia", "Room 3 Larkspur"]);
  expect(await spaces("remove-devices", "unit-1", "Room 1 Magnolia")).toMatchObject({ code: 0 });
  await expect.poll(doors, follow).toEqual(["Room 3 Larkspur"]);
  expect(await spaces("delete", "unit-1")).toMatchObject({ code: 0 });
  await expect.poll(doors, follow).toEqual([]);
});
