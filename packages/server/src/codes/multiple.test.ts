// create_multiple with digits that one of the locks does not take (platform-api §4.3).
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../test/rig.ts";

interface Code {
  device_id: string;
  code: string;
  common_code_key: string | null;
}

onBothServers("digits that were asked for on several locks", (rig) => {
  /** Two locks of four digits, one of six. */
  const setUp = async () => {
    const { api_key } = await rig().world();
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const idOf = (name: string) => devices.find(({ properties }) => properties.name === name)?.device_id ?? "";
    const ask = <Body>(path: string, input: object) => rig().ask<Body>(api_key, `/access_codes/${path}`, input);
    const locks = { four: idOf("Linen Room"), other: idOf("Room 2 Heron"), six: idOf("Garden Gate") };
    const onEach = { device_ids: [locks.four, locks.other, locks.six], code: "2580" };
    const listed = async (device_id: string) =>
      answered(await ask<{ access_codes: Code[] }>("list", { device_id })).access_codes.map(({ code }) => code);
    return { ask, locks, onEach, listed };
  };
  const mayDiffer = { behavior_when_code_cannot_be_shared: "create_random_code" };

  it("are set on no lock when one refuses them", async () => {
    const { ask, locks, onEach, listed } = await setUp();
    expect(await ask("create_multiple", onEach)).toMatchObject({ status: 400, body: { error: { type: "invalid_input" } } });
    expect(await listed(locks.four)).not.toContain("2580");
  });

  it("are set where accepted, and other digits elsewhere, when the codes may differ", async () => {
    const { ask, locks, onEach } = await setUp();
    answered(await ask("create", { device_id: locks.other, code: "2580" }));
    const { access_codes } = answered(await ask<{ access_codes: Code[] }>("create_multiple", { ...onEach, ...mayDiffer }));
    expect(access_codes.map(({ device_id }) => device_id)).toEqual(onEach.device_ids);
    const [four, other, six] = access_codes.map(({ code }) => code);
    expect(four).toBe("2580");
    expect(other).toMatch(/^\d{4}$/);
    expect(other).not.toBe("2580");
    expect(six).toMatch(/^\d{6}$/);
    expect(access_codes.map(({ common_code_key }) => common_code_key)).toEqual([null, null, null]);
  });
});
