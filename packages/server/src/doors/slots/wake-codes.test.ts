// Codes are written and removed in time: not before the requested time, not after the promised one (platform-api §4.1,
// §4.2).
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import type { World } from "../../api/sandbox/world.ts";

interface Code {
  access_code_id: string;
  device_id: string;
  code: string;
  status: string;
  starts_at?: string;
  ends_at?: string;
}

const minute = 60_000;
const hour = 60 * minute;

onBothServers("a lock's codes", (rig) => {
  const door = async ({ api_key, sandbox_key }: World, name: string) => {
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === name)?.device_id;
    const ask = async <Body>(path: string, input: object) =>
      answered(await rig().ask<Body>(api_key, `/access_codes/${path}`, { device_id, ...input }));
    const control = async <Body>(path: string, input: object) =>
      answered(await rig().ask<Body>(sandbox_key, `/sandbox/${path}`, { device_id, ...input }));
    const opens = async (code: string) => (await control<{ opened: boolean }>("keypad/enter", { code })).opened;
    const statusOf = async ({ access_code_id }: Code) =>
      (await rig().ask<{ access_code?: Code }>(api_key, "/access_codes/get", { access_code_id })).body.access_code
        ?.status;
    return { ask, control, opens, statusOf };
  };

  it("are written and removed at once when the lock is back online, however long it was offline", async () => {
    const { ask, control, opens, statusOf } = await door(await rig().world(), "Linen Room");
    const { access_code: old } = await ask<{ access_code: Code }>("create", { code: "2580" });
    await rig().pass(minute);
    await control("devices/update", { online: false });
    const { access_code: young } = await ask<{ access_code: Code }>("create", { code: "1357" });
    await ask("delete", { access_code_id: old.access_code_id });
    await rig().pass(5 * hour);
    expect([await statusOf(old), await statusOf(young)]).toEqual(["removing", "setting"]);
    await control("devices/update", { online: true });
    await rig().pass(1000);
    expect([await statusOf(old), await statusOf(young)]).toEqual([undefined, "set"]);
    expect([await opens("2580"), await opens("1357")]).toEqual([false, true]);
  });

  it("that are unmanaged and to be deleted are removed at once when the lock is back online", async () => {
    const { ask, control, opens } = await door(await rig().world(), "Linen Room");
    const found = { name: "Found", code: "7391" };
    const { access_code: foreign } = await ask<{ access_code: Code }>("simulate/create_unmanaged_access_code", found);
    await control("devices/update", { online: false });
    await ask("unmanaged/delete", { access_code_id: foreign.access_code_id });
    await rig().pass(5 * hour);
    await control("devices/update", { online: true });
    await rig().pass(1000);
    expect(await opens("7391")).toBe(false);
  });

  it("begin and end with their hours in a new sandbox world too", async () => {
    const world = await rig().world();
    const { statusOf } = await door(world, "Front Door");
    const { devices } = answered(await rig().ask<{ devices: { device_id: string }[] }>(world.api_key, "/devices/list"));
    const lists = devices.map(async ({ device_id }) =>
      answered(await rig().ask<{ access_codes: Code[] }>(world.api_key, "/access_codes/list", { device_id })),
    );
    const codes = (await Promise.all(lists)).flatMap(({ access_codes }) => access_codes);
    const first = (at: (code: Code) => string | undefined) =>
      codes
        .filter((code) => Date.parse(at(code) ?? "") > rig().clock.now())
        .toSorted((a, b) => (at(a) ?? "").localeCompare(at(b) ?? ""))[0];
    const [ending, beginning] = [first(({ ends_at }) => ends_at), first(({ starts_at }) => starts_at)];
    if (!ending || !beginning) throw new Error("The hotel has no such codes.");
    const passTo = (moment?: string) => rig().pass(Date.parse(moment ?? "") + minute - rig().clock.now());
    expect([await statusOf(ending), await statusOf(beginning)]).toEqual(["set", "unset"]);
    await passTo(ending.ends_at);
    expect(await statusOf(ending)).toBeUndefined();
    await passTo(beginning.starts_at);
    expect(await statusOf(beginning)).toBe("set");
  });

  it("follow their workspace's own clock", async () => {
    const world = await rig().world();
    const { ask, control, opens, statusOf } = await door(world, "Linen Room");
    await control("clock/advance", { milliseconds: 30 * 24 * hour });
    await control("faults/set", { fault: "slow" });
    const at = (ms: number) => new Date(rig().clock.now() + 30 * 24 * hour + ms).toISOString();
    const { access_code } = await ask<{ access_code: Code }>("create", {
      code: "2580",
      starts_at: at(hour),
      ends_at: at(2 * hour),
    });
    const seen = async () => [await statusOf(access_code), await opens("2580")];
    await rig().pass(hour - 1000);
    expect(await seen()).toEqual(["unset", false]);
    await rig().pass(minute);
    expect(await seen()).toEqual(["set", true]);
    await rig().pass(hour);
    expect(await seen()).toEqual([undefined, false]);
  });
});
