// All widgets, for tests that apply to each of them.
import { codesOf, findDevice } from "../codes.ts";
import type { World } from "../world.ts";
import { everySample } from "./every-sample.ts";
import type { About } from "./widget-sample.tsx";

export type { About } from "./widget-sample.tsx";

/** Returns the ids of the hotel's front door and its oldest code. */
export async function aboutFrontDoor(world: World): Promise<About> {
  const { device_id } = await findDevice(world, "Front Door");
  const [code] = await codesOf(world, device_id);
  return { deviceId: device_id, accessCodeId: code?.access_code_id ?? "" };
}

/** The widgets for the hotel's lock "Front Door". */
export const everyWidget = everySample;
