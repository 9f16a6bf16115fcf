// A Zigbee lock hears of a command once, whatever becomes of the server that sent it.
import { tellToldOnceStory } from "../told-once-story.ts";
import { startZigbeeHub } from "./hub.ts";

const lock = { name: "a lock", at: {}, nameEndsIn: "Front door", answersAtOnce: false, tellsDigits: false };

tellToldOnceStory(["SQLite", "PostgreSQL"], [lock], startZigbeeHub);
