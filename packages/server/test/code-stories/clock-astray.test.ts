// The server's clock ran ahead for a while and was then corrected.
import { expect, it } from "vitest";
import { answered, onServer } from "../rig/rig.ts";

const hourMs = 3_600_000;
interface Code {
  access_code_id: string;
  status: string;
}
interface Codes {
  access_codes: Code[];
}

onServer("a code", (rig) => {
  async function setUp() {
    const { api_key } = await rig().world("hotel");
    const ask = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(api_key, path, input));
    const { devices } = await ask<{ devices: { device_id: string; properties: { name: string } }[] }>(
      "/locks/list",
      {},
    );
    const device_id = devices.find(({ properties }) => properties.name === "Front Door")?.device_id ?? "";
    const at = (milliseconds: number) => new Date(rig().clock.now() + milliseconds).toISOString();
    const made = async (code: string, from: number, until: number, prefer_native_scheduling: boolean) =>
      (
        await ask<{ access_code: Code }>("/access_codes/create", {
          device_id,
          code,
          starts_at: at(from),
          ends_at: at(until),
          prefer_native_scheduling,
        })
      ).access_code.access_code_id;
    const status = async (access_code_id: string) =>
      (await ask<Codes>("/access_codes/list", { device_id })).access_codes.find(
        (code) => code.access_code_id === access_code_id,
      )?.status;
    return { made, status };
  }

  it.each([
    ["leaves its lock again", false],
    ["waits on a lock that keeps its hours itself", true],
  ])(
    "that was set too early %s once the clock is right, and is set again in its hours",
    async (_does, isKeptByLock) => {
      const { made, status } = await setUp();
      const code = await made("264731", hourMs, 5 * hourMs, isKeptByLock);
      rig().clock.advance(2 * hourMs);
      await rig().server.tick();
      expect(await status(code)).toBe("set");
      rig().clock.advance(-2 * hourMs);
      await rig().pass(60_000);
      expect(await status(code)).toBe("unset");
      await rig().pass(hourMs);
      expect(await status(code)).toBe("set");
      await rig().pass(5 * hourMs);
      expect(await status(code)).toBe(undefined);
    },
  );
});
