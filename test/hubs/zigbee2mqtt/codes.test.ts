// Codes on a Zigbee lock. The lock does not report that a code is switched off or on, but the program that requests it
// does.
import { codesHouse } from "../codes-house.ts";
import { tellCodes } from "../codes-story.ts";
import { tellStays } from "../stays-story.ts";
import type { HubProcess } from "../hub-process.ts";
import { startZigbeeHub } from "./hub.ts";

const statuses: Readonly<Record<string, string>> = { switchOff: "disabled", switchOn: "enabled" };

const house = codesHouse(async () => {
  const started = await startZigbeeHub();
  const tell = (deed: string, input: object): Promise<object> => {
    const status = statuses[deed];
    if (status === undefined || !("place" in input)) return started.hub.tell(deed, input);
    return started.command({ user_status: { user: input.place, status } });
  };
  return { ...started, hub: { ...started.hub, tell: tell as HubProcess["tell"] } };
});
tellCodes(house, "a Zigbee lock", { at: {}, nameEndsIn: "Front door" }, { isDumb: true });
tellStays(house, "a Zigbee lock", { at: {}, nameEndsIn: "Front door" }, { places: 6 });
