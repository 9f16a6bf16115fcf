// The driver's promises at a lock with a published device file, which has ten slots that are read one by one.
import { expect, it } from "vitest";
import { locks, tellLockStory, zwaveHouse } from "./lock-story.ts";

const house = zwaveHouse("be469");
tellLockStory("with the published device file of the Schlage BE469", locks.ofKind, house);

it("a Schlage BE469 does without Supervision, and takes codes of the one length that is set at it", async () => {
  expect(await house.run.driver.codes?.capabilities(house.rigOf(locks.ofKind))).toMatchObject({
    lengths: [4],
    slots: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  });
  const found = house.run.told.filter(
    (event) => event.type === "device" && event.device.key === house.rigOf(locks.ofKind).key,
  );
  expect(found).toMatchObject([{ device: { manufacturer: "Allegion", model: "BE469ZP" } }]);
});
