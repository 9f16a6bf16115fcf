// Each movement of a Zigbee lock's bolt has one event.
import { movementsHouse, tellMovements } from "../movements-story.ts";
import { startZigbeeHub } from "./hub.ts";

const house = movementsHouse(startZigbeeHub);
tellMovements(house, "a Zigbee lock", { at: {}, nameEndsIn: "Front door" });
