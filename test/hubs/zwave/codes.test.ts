// Codes on Z-Wave locks of three kinds: with Supervision, without, and with users that have credentials.
import { describe, expect, it } from "vitest";
import { codesHouse, patience, seen } from "../codes-house.ts";
import { tellCodes } from "../codes-story.ts";
import { tellStays } from "../stays-story.ts";
import { isRelease } from "../../release.ts";
import { freePort, startHub } from "../hub-process.ts";

const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
const house = codesHouse(async () => {
  const port = await freePort();
  const hub = await startHub(mockHub, [String(port), "2", "credentials"]);
  return { hub, account: ["zwave", `127.0.0.1:${port}`], stop: () => hub.kill() };
});
const sides = (node: number) => ({ at: { node }, nameEndsIn: ` ${node}` });

tellCodes(house, "a Z-Wave lock with Supervision", sides(2));
tellCodes(house, "a Z-Wave lock without Supervision", sides(3));
tellCodes(house, "a Z-Wave lock with users", sides(4));
tellStays(house, "a Z-Wave lock with Supervision", sides(2), { places: 10, next: sides(4) });
tellStays(house, "a Z-Wave lock with users", sides(4), { places: 10, next: sides(2), isBrief: !isRelease });

describe("codes on a Z-Wave lock", { timeout: 120_000 }, () => {
  it("that are all erased at once are all put back", async () => {
    const lock = await house.lock(sides(2));
    const digits = ["660011", "660012", "660013"];
    const codes = [];
    for (const each of digits) codes.push(await lock.made(each));
    await lock.deed("eraseAll");
    await expect
      .poll(async () => (await lock.told()).filter((each) => each === "deleted_external_to_seam").length, seen)
      .toBeGreaterThanOrEqual(3);
    await expect
      .poll(async () => (await lock.places()).map((held) => held.digits).toSorted(), patience)
      .toEqual(digits);
    for (const code of codes) await lock.remove(code);
    await expect.poll(lock.places, patience).toEqual([]);
  });

  it("that it tells as zeros are set, and told to be unconfirmed", async () => {
    const lock = await house.lock(sides(3));
    // The lock's state was reported before the restart, but must be reported again on the new link.
    await house.restart();
    await lock.deed("zeros");
    const code = await lock.made("731944");
    expect((await lock.get(code)).warnings).toMatchObject([{ warning_code: "unconfirmed_by_device" }]);
    await lock.deed("mend");
    await lock.remove(code);
    await expect.poll(lock.places, patience).toEqual([]);
  });
});
