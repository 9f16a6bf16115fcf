import { afterEach, expect, it } from "vitest";
import "../../../../test/appearance.ts";
import { findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { createWorld } from "../../../../test/world.ts";
import { ar } from "../../../strings/ar.ts";
import { DeviceDetails } from "./DeviceDetails.tsx";

afterEach(() => document.documentElement.removeAttribute("dir"));

/** Left and right edges of the reading and its age. */
async function places(provider: object): Promise<Record<"reading" | "age", DOMRect>> {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Laundry");
  const screen = await render(<DeviceDetails deviceId={device_id} />, { in: world, provider });
  await expect.poll(() => screen.container.querySelectorAll(".seam-hero-fact").length).toBe(3);
  const fact = [...screen.container.querySelectorAll(".seam-hero-fact")].at(-1);
  const boxOf = (part: string) => fact?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
  return { reading: boxOf(".seam-hero-value bdi bdi"), age: boxOf(".seam-hero-value > bdi > .seam-nowrap") };
}

it("comes before its age, in the direction of its language", async () => {
  const english = await places({});
  expect(english.reading.right).toBeLessThanOrEqual(english.age.left);
  document.documentElement.dir = "rtl";
  const arabic = await places({ locale: "ar", messages: ar });
  expect(arabic.reading.left).toBeGreaterThanOrEqual(arabic.age.right);
});
