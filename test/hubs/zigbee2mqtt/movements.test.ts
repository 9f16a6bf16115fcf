// The bolt of a Zigbee lock: each movement is told once.
import { movementsHouse, tellMovements } from "../movements-story.ts";
import { startZigbeeHub } from "./hub.ts";

const house = movementsHouse(startZigbeeHub);
tellMovements(house, "a Zigbee lock", { at: {}, nameEndsIn: "Front door" });
