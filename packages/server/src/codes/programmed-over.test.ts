// Somebody stands at the lock and programs a slot that the server is just writing to, or emptying: those digits open the door, and are
// theirs where nothing of ours was.
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../test/rig.ts";
import { applyDriverEvents } from "../drivers/device-events.ts";
import { programAtDoor } from "../drivers/sandbox-door.ts";

interface Code {
  access_code_id: string;
  code: string | null;
  status: string;
  errors: { error_code: string; message: string }[];
  pending_mutations: { mutation_code: string; message: string }[];
}
type CodeAnswer = { access_code: Code };

const hour = 3_600_000;

onBothServers("a slot that is programmed over", (rig) => {
  /** A lock that takes five seconds for each command. */
  const setUp = async () => {
    const { workspace_id, api_key, sandbox_key } = await rig().world();
    const slow = { lock_delay_ms: 5000 };
    await rig().database.query.updateTable("workspaces").set(slow).where("workspace_id", "=", workspace_id).execute();
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id ?? "";
    const ask = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(api_key, path, { device_id, ...input }));
    const create = async (code: string) => (await ask<CodeAnswer>("/access_codes/create", { code })).access_code;
    const made = async (code: string) => {
      const access_code = await create(code);
      await rig().pass(hour);
      return access_code;
    };
    const get = async ({ access_code_id }: Code) => (await ask<CodeAnswer>("/access_codes/get", { access_code_id })).access_code;
    const change = ({ access_code_id }: Code, input: object) => ask("/access_codes/update", { access_code_id, ...input });
    const remove = ({ access_code_id }: Code) => ask("/access_codes/delete", { access_code_id });
    const theirs = async () => (await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", {})).access_codes;
    const control = async (path: string, input: object) =>
      answered(await rig().ask<{ opened: boolean }>(sandbox_key, `/sandbox/${path}`, { device_id, ...input }));
    const opens = async (...codes: string[]) => {
      const opened: string[] = [];
      for (const code of codes) if ((await control("keypad/enter", { code })).opened) opened.push(code);
      return opened;
    };
    /** At the lock, over what is in a code's slot; the server hears of it. */
    const program = async ({ access_code_id }: Code, code: string) => {
      const slots = rig().database.query.selectFrom("code_slots").select("slot").where("access_code_id", "=", access_code_id);
      const { slot } = await slots.executeTakeFirstOrThrow();
      const { events } = await programAtDoor(rig().database, { device_id, now: rig().clock.now() }, { slot, code });
      await applyDriverEvents(rig().database, workspace_id, events);
    };
    /** Hours that end in one, and that the server keeps. */
    const untilSoon = () => ({ starts_at: at(-hour), ends_at: at(hour), prefer_native_scheduling: false });
    const at = (ms: number) => new Date(rig().clock.now() + ms).toISOString();
    const letGo = () => ask("/devices/update", { is_managed: false });
    const takeBack = () => ask("/devices/unmanaged/update", { is_managed: true });
    return { create, made, get, change, remove, theirs, control, opens, program, untilSoon, letGo, takeBack };
  };

  it("during a first write that comes to nothing keeps their digits, which are told", async () => {
    const { create, get, control, theirs, opens, program } = await setUp();
    await control("faults/set", { fault: "refused", times: 1 });
    const ours = await create("2580");
    await rig().server.tick();
    await program(ours, "7391");
    await rig().pass(hour);
    expect(await theirs()).toContainEqual(expect.objectContaining({ code: "7391", status: "set" }));
    expect(await get(ours)).toMatchObject({ code: "2580", status: "set", pending_mutations: [] });
    expect(await opens("2580", "7391")).toEqual(["2580", "7391"]);
  });

  it("during a first write to a lock that is then let go keeps their digits, which are told", async () => {
    const { create, control, theirs, opens, program, letGo, takeBack } = await setUp();
    await control("faults/set", { fault: "refused", times: 1 });
    const ours = await create("2580");
    await rig().server.tick();
    await program(ours, "7391");
    await letGo();
    await rig().pass(hour);
    await takeBack();
    const told = (await theirs()).filter(({ code }) => code === "2580" || code === "7391" || code === null);
    expect(told).toMatchObject([{ code: "7391", status: "set" }]);
    expect(await opens("2580", "7391")).toEqual(["7391"]);
  });

  it.each(["is deleted", "ends"])(
    "during a removal that fails, of a code that %s, at a lock that is let go, is told with their digits",
    async (why) => {
      const { made, change, remove, control, theirs, opens, program, untilSoon, letGo, takeBack } = await setUp();
      const ours = await made("2580");
      await change(ours, untilSoon());
      await rig().pass(hour - 1000);
      await control("faults/set", { fault: "refused", times: 1 });
      if (why === "is deleted") await remove(ours);
      await rig().pass(1000);
      await program(ours, "7391");
      await letGo();
      await rig().pass(hour);
      await control("faults/set", { fault: "refused", times: null });
      await takeBack();
      const told = (await theirs()).find(({ access_code_id }) => access_code_id === ours.access_code_id);
      expect(told).toMatchObject({ code: "7391", type: "ongoing" });
      expect(await opens("2580", "7391")).toEqual(["7391"]);
    },
  );

  it.each([true, false])(
    "before a removal that is done, at a lock that is let go (which can be asked: %s), is told as it is",
    async (asks) => {
      const { made, change, control, theirs, opens, program, untilSoon, letGo, takeBack } = await setUp();
      const ours = await made("2580");
      await change(ours, untilSoon());
      await rig().pass(hour);
      await program(ours, "7391");
      await letGo();
      const slots = rig().database.query.selectFrom("code_slots").selectAll().where("access_code_id", "=", ours.access_code_id);
      await rig().pass(4000);
      if (!asks) await control("devices/update", { online: false });
      await rig().pass(hour);
      await takeBack();
      const left = (await theirs()).filter(({ access_code_id }) => access_code_id === ours.access_code_id);
      expect(await opens("2580", "7391")).toEqual([]);
      // Where the lock cannot be asked, nobody knows whether they were there before the removal or after it.
      expect(left).toMatchObject(asks ? [] : [{ code: null }]);
      if (!asks) await control("devices/update", { online: true });
      await rig().pass(hour);
      expect(await theirs()).not.toContainEqual(expect.objectContaining({ access_code_id: ours.access_code_id }));
      expect(await slots.execute()).toEqual([]);
    },
  );

  it("twice is left as it is, and nothing said of it promises otherwise, until somebody saves the code again", async () => {
    const { made, get, change, opens, program } = await setUp();
    const ours = await made("2580");
    await program(ours, "7391");
    await rig().pass(hour);
    expect(await opens("2580", "7391")).toEqual(["2580"]);
    expect(messages(await get(ours))).toMatch(/It is being put back/);
    await program(ours, "7391");
    await rig().pass(hour);
    expect(await opens("2580", "7391")).toEqual(["7391"]);
    const left = await get(ours);
    expect(left.pending_mutations).toMatchObject([{ mutation_code: "updating_code", from: { code: "7391" }, to: { code: "2580" } }]);
    expect(messages(left)).not.toMatch(/until it does|is being put back|retried|yet/i);
    expect(messages(left)).toMatch(/save it again/i);
    await change(ours, { code: "2580" });
    await rig().pass(hour);
    expect(await get(ours)).toMatchObject({ status: "set", errors: [], pending_mutations: [] });
    expect(await opens("2580", "7391")).toEqual(["2580"]);
  });
});

const messages = ({ errors, pending_mutations }: Code): string =>
  [...errors, ...pending_mutations].map(({ message }) => message).join("\n");
