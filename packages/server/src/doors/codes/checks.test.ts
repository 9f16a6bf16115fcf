// Codes that a lock does not accept by its own description are refused before the lock is called (platform-api §3.3).
import { expect, it } from "vitest";
import { answered, onServer } from "../../../test/rig/rig.ts";

interface Refused {
  error: { type: string; validation_errors: Record<string, { _errors: string[] }> };
}
interface Code {
  access_code: { access_code_id: string; starts_at?: string };
}
const minute = 60_000;

onServer("codes on a lock that takes no start in the past", (rig) => {
  const setUp = async () => {
    const { api_key } = await rig().world();
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const idOf = (name: string) => devices.find(({ properties }) => properties.name === name)?.device_id;
    const ask = <Body>(path: string, input: object) => rig().ask<Body>(api_key, `/access_codes/${path}`, input);
    return { ask, lock: idOf("Boathouse"), other: idOf("Linen Room") };
  };
  const at = (minutes: number) => new Date(rig().clock.now() + minutes * minute).toISOString();
  const past = () => ({ starts_at: at(-1), ends_at: at(60) });
  const coming = () => ({ starts_at: at(0), ends_at: at(60) });
  const refused = {
    status: 400,
    body: {
      error: {
        type: "invalid_input",
        validation_errors: { starts_at: { _errors: ["Must not be in the past on this lock"] } },
      },
    },
  };

  it("are refused with a start in the past, by create and by create_multiple", async () => {
    const { ask, lock, other } = await setUp();
    expect(await ask<Refused>("create", { device_id: lock, ...past() })).toMatchObject(refused);
    const several = await ask<Refused>("create_multiple", { device_ids: [other, lock], ...past() });
    expect(several.body.error.validation_errors["starts_at"]?._errors).toEqual([
      "Must not be in the past on this lock (Boathouse)",
    ]);
    answered(await ask("create", { device_id: lock, ...coming() }));
    answered(await ask("create", { device_id: lock }));
    answered(await ask("create", { device_id: other, ...past() }));
  });

  it("may start in the current minute, because forms let people pick no seconds", async () => {
    const { ask, lock } = await setUp();
    await rig().pass(45_000 - (rig().clock.now() % minute));
    const { api_key, sandbox_key } = await rig().world();
    const { body } = await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(
      api_key,
      "/devices/list",
    );
    const ahead = body.devices.find(({ properties }) => properties.name === "Boathouse")?.device_id;
    // "Now" is the minute of the workspace's own clock.
    answered(await rig().ask(sandbox_key, "/sandbox/clock/advance", { milliseconds: 10 * minute }));
    const hours = (minutes: number) => ({ starts_at: at(minutes - 0.75), ends_at: at(60) });
    expect(await ask<Refused>("create", { device_id: lock, ...hours(-1) })).toMatchObject(refused);
    answered(await ask("create", { device_id: lock, ...hours(0) }));
    const later = (minutes: number) =>
      rig().ask<Refused>(api_key, "/access_codes/create", { device_id: ahead, ...hours(minutes) });
    expect(await later(9)).toMatchObject(refused);
    expect(await later(10)).toMatchObject({ status: 200 });
  });

  it("cannot be moved to a start in the past, but keep a start that has passed", async () => {
    const { ask, lock } = await setUp();
    const { access_code_id } = answered(await ask<Code>("create", { device_id: lock, ...coming() })).access_code;
    await rig().pass(5 * minute);
    expect(await ask<Refused>("update", { access_code_id, starts_at: at(-1) })).toMatchObject(refused);
    answered(await ask("update", { access_code_id, ends_at: at(90) }));
    const { starts_at } = answered(await ask<Code>("get", { access_code_id })).access_code;
    answered(await ask("update", { access_code_id, starts_at, ends_at: at(100) }));
    answered(await ask("update", { access_code_id, type: "ongoing" }));
    expect(await ask<Refused>("update", { access_code_id, ...past() })).toMatchObject(refused);
  });
});

onServer("the name of a code on a lock that takes short ones", (rig) => {
  it("is measured in visible characters, as in the form", async () => {
    const { api_key } = await rig().world();
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === "Garden Gate")?.device_id;
    const make = (name: string) => rig().ask<Refused>(api_key, "/access_codes/create", { device_id, name });
    answered(await make("👋".repeat(20)));
    expect((await make("👋".repeat(21))).body.error.validation_errors).toHaveProperty("name");
  });
});
