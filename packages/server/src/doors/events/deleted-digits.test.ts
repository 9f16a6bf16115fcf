// Events and attempts lose the digits of a code some time after its deletion, however that happened.
import { expect, it } from "vitest";
import { answered, onBothServers, type Rig } from "../../../test/rig/rig.ts";

const day = 86_400_000;
interface Told {
  event_type: string;
  code?: string | null;
  access_code_id?: string;
}
interface Attempt {
  access_code: { access_code_id: string };
  action_attempt: { action_attempt_id: string };
}

async function hotel(rig: Rig) {
  const { api_key } = await rig.world();
  const ask = async <Body>(path: string, input: object = {}) => answered(await rig.ask<Body>(api_key, path, input));
  const { devices } = await ask<{ devices: { device_id: string; properties: { name: string } }[] }>("/locks/list");
  const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id;
  const create = async (code: string) => {
    const made = await ask<Attempt>("/access_codes/create", { device_id, code, name: `Guest ${code}` });
    await rig.pass(20_000);
    return { access_code_id: made.access_code.access_code_id, ...made.action_attempt };
  };
  /** Digits of a code that events and attempts still hold. */
  const told = async ({ access_code_id }: { access_code_id: string }) => {
    const { query } = rig.database;
    const events = await query
      .selectFrom("events")
      .select("body as text")
      .where("access_code_id", "=", access_code_id)
      .execute();
    const attempts = await query
      .selectFrom("action_attempts")
      .select("result as text")
      .where("access_code_id", "=", access_code_id)
      .execute();
    return [...events, ...attempts].flatMap(({ text }) => text?.match(/"code":"\d+"/g) ?? []).length;
  };
  return { ask, device_id, create, told };
}

onBothServers(
  "a server that keeps digits for thirty days",
  (rig) => {
    const afterDays = async (days: number) => {
      rig().clock.advance(days * day);
      await rig().pass(60_000);
    };
    it("forgets those of a deleted code after that, and those of no other", async () => {
      const { ask, create, told } = await hotel(rig());
      const [gone, stays] = [await create("4862"), await create("7391")];
      const atFirst = await told(stays);
      expect(atFirst).toBeGreaterThan(1);
      await ask("/access_codes/delete", { access_code_id: gone.access_code_id });
      await rig().pass(3_600_000);
      const { access_code_id } = gone;
      const input = { since: "1970-01-01", access_code_id };
      const digits = async () =>
        (await ask<{ events: Told[] }>("/events/list", input)).events.flatMap(({ code }) =>
          code === undefined ? [] : code,
        );
      expect(await digits()).toEqual(["4862", "4862"]);
      await afterDays(29);
      expect(await digits()).toEqual(["4862", "4862"]);
      await afterDays(2);
      expect(await digits()).toEqual([null, null]);
      expect([await told(gone), await told(stays)]).toEqual([0, atFirst]);
      const { action_attempt } = await ask<{ action_attempt: { result: { access_code: Told } } }>(
        "/action_attempts/get",
        { action_attempt_id: gone.action_attempt_id },
      );
      expect(action_attempt.result.access_code).toMatchObject({ access_code_id, code: null });
    });

    it("notes many deleted codes a thousand at a time, and others are answered in between", async () => {
      const { query } = rig().database;
      await rig().pass(60_000);
      const codes = Array.from({ length: 1500 }, (_, index) => ({ access_code_id: `code ${index}`, seen_at: null }));
      await query.insertInto("deleted_codes").values(codes).execute();
      const unseen = async () =>
        (await query.selectFrom("deleted_codes").select("access_code_id").where("seen_at", "is", null).execute())
          .length;
      rig().clock.advance(3_600_000);
      await rig().server.tick();
      expect(await unseen()).toBe(500);
      rig().clock.advance(1000);
      await rig().server.tick();
      expect(await unseen()).toBe(0);
    });

    it("forgets those of codes that went with their lock", async () => {
      const { ask, create, told, device_id } = await hotel(rig());
      const gone = await create("4862");
      await ask("/devices/delete", { device_id });
      await afterDays(0.1);
      expect(await told(gone)).toBeGreaterThan(0);
      await afterDays(31);
      expect(await told(gone)).toBe(0);
    });

    it("keeps them for thirty days more after a clock that was ahead is set back", async () => {
      const { ask, create, told } = await hotel(rig());
      const gone = await create("4862");
      await ask("/access_codes/delete", { access_code_id: gone.access_code_id });
      await rig().pass(20_000);
      const { query } = rig().database;
      await query
        .updateTable("deleted_codes")
        .set({ seen_at: rig().clock.now() + 400 * day })
        .execute();
      await afterDays(1);
      await afterDays(31);
      expect(await told(gone)).toBe(0);
    });
  },
  { keepDigitsDays: 30 },
);
