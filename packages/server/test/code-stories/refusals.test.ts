// Changes of a code that a lock or the platform refuses: no digits may open the door other than as requested.
import { describe, expect, it } from "vitest";
import { answered, onServer } from "../rig/rig.ts";

interface Code {
  access_code_id: string;
  code: string;
  status: string;
  errors: { error_code: string }[];
}
type CodeAnswer = { access_code: Code };

const hour = 3_600_000;

onServer("access codes", (rig) => {
  /** Sets up a lock with four-digit codes, and calls to it. */
  const setUp = async ({ slowly = false } = {}) => {
    const { workspace_id, api_key, sandbox_key } = await rig().world();
    const slow = { lock_delay_ms: 5000 };
    if (slowly)
      await rig().database.query.updateTable("workspaces").set(slow).where("workspace_id", "=", workspace_id).execute();
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id;
    const ask = <Body>(path: string, input: object) =>
      rig().ask<Body>(api_key, `/access_codes/${path}`, { device_id, ...input });
    const askDevice = (path: string, input: object) =>
      rig().ask(path.startsWith("/sandbox") ? sandbox_key : api_key, path, { device_id, ...input });
    const opens = async (code: string) =>
      answered(await rig().ask<{ opened: boolean }>(sandbox_key, "/sandbox/keypad/enter", { device_id, code })).opened;
    const get = async ({ access_code_id }: Code) =>
      answered(await rig().ask<CodeAnswer>(api_key, "/access_codes/get", { access_code_id })).access_code;
    const eventsOf = async ({ access_code_id }: Code) =>
      answered(
        await rig().ask<{ events: { event_type: string }[] }>(api_key, "/events/list", {
          since: "1970-01-01",
          access_code_id,
        }),
      ).events.map(({ event_type }) => event_type);
    return { ask, askDevice, opens, get, eventsOf };
  };

  describe("whose new digits the lock refuses", () => {
    it("no longer open the door with the old ones, and are retried once another code was removed", async () => {
      const { ask, opens, get, eventsOf } = await setUp();
      const { access_code: ours } = answered(await ask<CodeAnswer>("create", { code: "2580" }));
      await rig().pass(1000);
      const foreign = { name: "Found", code: "7391" };
      const { access_code: theirs } = answered(await ask<CodeAnswer>("simulate/create_unmanaged_access_code", foreign));
      answered(await ask("update", { access_code_id: ours.access_code_id, code: "7391" }));
      await rig().pass(hour);
      const waiting = await get(ours);
      expect(waiting).toMatchObject({ code: "7391", status: "setting" });
      expect(waiting.errors.map(({ error_code }) => error_code)).toEqual([
        "duplicate_code_on_device",
        "failed_to_set_on_device",
      ]);
      expect([await opens("2580"), await opens("7391")]).toEqual([false, true]);
      expect(await eventsOf(ours)).toContain("access_code.removed_from_device");
      answered(await ask("unmanaged/delete", { access_code_id: theirs.access_code_id }));
      await rig().pass(1000);
      expect(await get(ours)).toMatchObject({ code: "7391", status: "set", errors: [] });
      expect([await opens("2580"), await opens("7391")]).toEqual([false, true]);
    });
  });

  it.each([
    ["new digits", { code: "7391" }],
    [
      "hours that only the platform keeps",
      { starts_at: "2020-01-01", ends_at: "2099-01-01", prefer_native_scheduling: false },
    ],
  ])("are shown as the lock holds them after it became unmanaged during a change: %s", async (_what, change) => {
    const { ask, askDevice, opens } = await setUp();
    const { access_code } = answered(await ask<CodeAnswer>("create", { code: "2580" }));
    await rig().pass(1000);
    answered(await askDevice("/sandbox/devices/update", { online: false }));
    answered(await ask("update", { access_code_id: access_code.access_code_id, ...change }));
    await rig().pass(hour);
    answered(await askDevice("/devices/update", { is_managed: false }));
    answered(await askDevice("/devices/unmanaged/update", { is_managed: true }));
    const { access_codes } = answered(await ask<{ access_codes: Code[] }>("unmanaged/list", {}));
    expect(access_codes.filter(({ access_code_id }) => access_code_id === access_code.access_code_id)).toMatchObject([
      { code: "2580", type: "ongoing", starts_at: null, ends_at: null, status: "set" },
    ]);
    expect([await opens("2580"), await opens("7391")]).toEqual([true, false]);
  });

  it.each([
    ["arrives", undefined, "7391"],
    ["is refused", "refused", "2580"],
    ["is never confirmed", "no_answer", "7391"],
  ] as const)(
    "are shown as the lock holds them when it was let go during a write that %s",
    async (_what, fault, held) => {
      const { ask, askDevice, opens, get } = await setUp({ slowly: true });
      const { access_code } = answered(await ask<CodeAnswer>("create", { code: "2580" }));
      await rig().pass(hour);
      if (fault) answered(await askDevice("/sandbox/faults/set", { fault }));
      answered(await ask("update", { access_code_id: access_code.access_code_id, code: "7391" }));
      await rig().server.tick();
      answered(await askDevice("/devices/update", { is_managed: false }));
      answered(await askDevice("/devices/unmanaged/update", { is_managed: true }));
      const shown = async () => {
        const { access_codes } = answered(await ask<{ access_codes: Code[] }>("unmanaged/list", {}));
        return access_codes.find(({ access_code_id }) => access_code_id === access_code.access_code_id);
      };
      // The server does not know yet which digits the lock holds.
      expect(await shown()).toMatchObject({ code: null });
      answered(await askDevice("/devices/update", { is_managed: false }));
      await rig().pass(hour);
      answered(await askDevice("/devices/unmanaged/update", { is_managed: true }));
      expect(await shown()).toMatchObject({ code: held, status: "set" });
      expect([await opens("2580"), await opens("7391")]).toEqual([held === "2580", held === "7391"]);
      // Nothing is pending after the code was converted to managed again.
      answered(await ask("unmanaged/convert_to_managed", { access_code_id: access_code.access_code_id }));
      expect(await get(access_code)).toMatchObject({ code: held, status: "set", pending_mutations: [] });
    },
  );

  it("are removed, with an event, if the lock became unmanaged during their first write and refused it", async () => {
    const { ask, askDevice, opens, eventsOf } = await setUp({ slowly: true });
    answered(await askDevice("/sandbox/faults/set", { fault: "refused" }));
    const { access_code } = answered(await ask<CodeAnswer>("create", { code: "2580" }));
    await rig().server.tick();
    answered(await askDevice("/devices/update", { is_managed: false }));
    await rig().pass(hour);
    answered(await askDevice("/devices/unmanaged/update", { is_managed: true }));
    const { access_codes } = answered(await ask<{ access_codes: Code[] }>("unmanaged/list", {}));
    expect(access_codes.map(({ access_code_id }) => access_code_id)).not.toContain(access_code.access_code_id);
    expect([await eventsOf(access_code), await opens("2580")]).toEqual([
      expect.arrayContaining(["access_code.unmanaged.removed"]),
      false,
    ]);
  });

  it("are shown without digits after an unconfirmed write to a lock that then became unmanaged and is offline", async () => {
    const { ask, askDevice, get, opens } = await setUp({ slowly: true });
    const { access_code } = answered(await ask<CodeAnswer>("create", { code: "2580" }));
    await rig().pass(hour);
    answered(await askDevice("/sandbox/faults/set", { fault: "no_answer" }));
    answered(await ask("update", { access_code_id: access_code.access_code_id, code: "7391" }));
    await rig().server.tick();
    answered(await askDevice("/sandbox/devices/update", { online: false }));
    await rig().pass(hour);
    answered(await askDevice("/devices/update", { is_managed: false }));
    answered(await askDevice("/devices/unmanaged/update", { is_managed: true }));
    const { access_codes } = answered(await ask<{ access_codes: Code[] }>("unmanaged/list", {}));
    expect(access_codes.find(({ access_code_id }) => access_code_id === access_code.access_code_id)).toMatchObject({
      code: null,
    });
    answered(await ask("unmanaged/convert_to_managed", { access_code_id: access_code.access_code_id }));
    answered(await askDevice("/sandbox/devices/update", { online: true }));
    await rig().pass(hour);
    expect(await get(access_code)).toMatchObject({ code: "7391", status: "set", errors: [] });
    expect([await opens("2580"), await opens("7391")]).toEqual([false, true]);
  });

  it("follow their hours on an unmanaged lock that keeps them itself, and stay listed afterwards", async () => {
    const { ask, askDevice, opens } = await setUp();
    const at = (ms: number) => new Date(rig().clock.now() + ms).toISOString();
    const hours = { starts_at: at(hour), ends_at: at(2 * hour) };
    const { access_code } = answered(await ask<CodeAnswer>("create", { code: "2580", ...hours }));
    await rig().pass(1000);
    answered(await askDevice("/devices/update", { is_managed: false }));
    answered(await askDevice("/devices/unmanaged/update", { is_managed: true }));
    const seen = async () => {
      const { access_codes } = answered(await ask<{ access_codes: Code[] }>("unmanaged/list", {}));
      const found = access_codes.find(({ access_code_id }) => access_code_id === access_code.access_code_id);
      return [found?.status, await opens("2580")];
    };
    expect(await seen()).toEqual(["unset", false]);
    await rig().pass(hour);
    expect(await seen()).toEqual(["set", true]);
    await rig().pass(2 * hour);
    expect(await seen()).toEqual(["unset", false]);
  });

  it("are removed even if the lock became unmanaged during the removal", async () => {
    const { ask, askDevice, opens } = await setUp({ slowly: true });
    const { access_code } = answered(await ask<CodeAnswer>("create", { code: "2580" }));
    await rig().pass(hour);
    answered(await ask("delete", { access_code_id: access_code.access_code_id }));
    await rig().server.tick();
    answered(await askDevice("/devices/update", { is_managed: false }));
    await rig().pass(hour);
    answered(await askDevice("/devices/unmanaged/update", { is_managed: true }));
    const { access_codes } = answered(await ask<{ access_codes: Code[] }>("unmanaged/list", {}));
    expect(access_codes.map(({ access_code_id }) => access_code_id)).not.toContain(access_code.access_code_id);
    expect(await opens("2580")).toBe(false);
  });

  it.each(["is_one_time_use", "is_offline_access_code", "use_offline_access_code"])(
    "are refused with %s",
    async (wish) => {
      const { ask } = await setUp();
      expect(await ask("create", { [wish]: true })).toMatchObject({
        status: 400,
        body: { error: { type: "invalid_input", message: expect.stringContaining(wish) } },
      });
      expect(await ask("create", { [wish]: false })).toMatchObject({ status: 200 });
    },
  );
});
