// create_multiple with digits that one of the locks does not take (platform-api §4.3).
import { expect, it } from "vitest";
import { jane, make, walk } from "../../../test/rig/connect-visits.ts";
import { answered, onServer } from "../../../test/rig/rig.ts";

interface Code {
  device_id: string;
  code: string;
  common_code_key: string | null;
}

interface Device {
  device_id: string;
  properties: { name: string };
  capabilities_supported: string[];
}

interface Refused {
  error: { type: string; message: string; data?: unknown; validation_errors?: unknown };
}

onServer("digits that were asked for on several locks", (rig) => {
  /** Two locks of four digits, one of six. */
  const setUp = async () => {
    const { api_key } = await rig().world();
    const { devices } = answered(await rig().ask<{ devices: Device[] }>(api_key, "/devices/list"));
    const idOf = (name: string) => devices.find(({ properties }) => properties.name === name)?.device_id ?? "";
    const ask = <Body>(path: string, input: object) => rig().ask<Body>(api_key, `/access_codes/${path}`, input);
    const locks = { four: idOf("Linen Room"), other: idOf("Room 2 Heron"), six: idOf("Garden Gate") };
    const onEach = { device_ids: [locks.four, locks.other, locks.six], code: "2580" };
    const listed = async (device_id: string) =>
      answered(await ask<{ access_codes: Code[] }>("list", { device_id })).access_codes.map(({ code }) => code);
    return { api_key, ask, locks, onEach, listed };
  };
  const mayDiffer = { behavior_when_code_cannot_be_shared: "create_random_code" };

  it("are set on no lock when one refuses them", async () => {
    const { ask, locks, onEach, listed } = await setUp();
    expect(await ask("create_multiple", onEach)).toMatchObject({
      status: 400,
      body: { error: { type: "invalid_input" } },
    });
    expect(await listed(locks.four)).not.toContain("2580");
  });

  it("are refused by the name of every lock that does not take them, with what it takes", async () => {
    const { ask, locks, onEach } = await setUp();
    const { status, body } = await ask<{ error: { message: string; data: unknown } }>("create_multiple", {
      ...onEach,
      code: "258113",
    });
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/\(Linen Room\).+\(Room 2 Heron\)/);
    expect(body.error.data).toMatchObject({
      locks: [
        { device_id: locks.four, name: "Linen Room", supported_code_lengths: [4] },
        { device_id: locks.other, name: "Room 2 Heron", supported_code_lengths: [4] },
      ],
    });
  });

  it("are refused by the name of every lock that has them already, with their end", async () => {
    const { ask, locks } = await setUp();
    const times = { starts_at: "2030-01-01T00:00:00.000Z", ends_at: "2030-01-02T00:00:00.000Z" };
    answered(await ask("create", { device_id: locks.four, code: "2580", ...times }));
    answered(await ask("create", { device_id: locks.other, code: "2580" }));
    const { status, body } = await ask<Refused>("create_multiple", {
      device_ids: [locks.four, locks.other],
      code: "2580",
    });
    expect({ status, type: body.error.type }).toEqual({ status: 409, type: "duplicate_access_code" });
    expect(body.error.message).toMatch(
      /taken until 2030-01-02T00:00:00.000Z. \(Linen Room\); .+no end. \(Room 2 Heron\)/,
    );
    expect(body.error.data).toMatchObject({
      device_id: locks.four,
      ends_at: times.ends_at,
      locks: [
        { device_id: locks.four, name: "Linen Room", ends_at: times.ends_at },
        { device_id: locks.other, name: "Room 2 Heron", ends_at: null },
      ],
    });
  });

  it("are refused together with a name, each with the locks that do not take it", async () => {
    const { ask, locks } = await setUp();
    answered(await ask("create", { device_id: locks.four, code: "2581" }));
    const input = { device_ids: [locks.four, locks.six], code: "2581", name: "Everyone who is on the late shift" };
    const { status, body } = await ask<Refused>("create_multiple", input);
    expect({ status, type: body.error.type }).toEqual({ status: 400, type: "invalid_input" });
    expect(body.error.validation_errors).toEqual({
      _errors: [],
      code: {
        _errors: [
          expect.stringMatching(/same digits.+\(Linen Room\)/),
          "Must have 6 digits on this lock (Garden Gate)",
        ],
      },
      name: { _errors: ["Must have 0 to 20 characters on this lock (Garden Gate)"] },
    });
  });

  it("are refused with the names of all devices that take no codes", async () => {
    const { api_key, ask, locks, listed } = await setUp();
    const before = await listed(locks.four);
    for (const provider of ["ecobee", "noiseaware"])
      await walk(rig(), await make(rig(), api_key, { accepted_providers: [provider] }), [{ accept: "" }, jane]);
    const { devices } = answered(await rig().ask<{ devices: Device[] }>(api_key, "/devices/list", { limit: 1000 }));
    const without = devices.filter(({ capabilities_supported: abilities }) => !abilities.includes("access_code"));
    expect(without.length).toBeGreaterThan(1);
    const device_ids = [locks.four, ...without.map(({ device_id }) => device_id)];
    const { status, body } = await ask<Refused>("create_multiple", { device_ids });
    expect({ status, type: body.error.type }).toEqual({ status: 400, type: "device_type_not_supported" });
    for (const { properties } of without) expect(body.error.message).toContain(properties.name);
    expect(await listed(locks.four)).toEqual(before);
  });

  it("are set where accepted, and other digits elsewhere, when the codes may differ", async () => {
    const { ask, locks, onEach } = await setUp();
    answered(await ask("create", { device_id: locks.other, code: "2580" }));
    const { access_codes } = answered(
      await ask<{ access_codes: Code[] }>("create_multiple", { ...onEach, ...mayDiffer }),
    );
    expect(access_codes.map(({ device_id }) => device_id)).toEqual(onEach.device_ids);
    const [four, other, six] = access_codes.map(({ code }) => code);
    expect(four).toBe("2580");
    expect(other).toMatch(/^\d{4}$/);
    expect(other).not.toBe("2580");
    expect(six).toMatch(/^\d{6}$/);
    expect(access_codes.map(({ common_code_key }) => common_code_key)).toEqual([null, null, null]);
  });
});
