// A Zigbee lock receives a command once, even if the server that sent it is killed.
import { tellToldOnceStory } from "../told-once-story.ts";
import { startZigbeeHub } from "./hub.ts";

const lock = { name: "a lock", at: {}, nameEndsIn: "Front door", answersAtOnce: false, tellsDigits: false };

tellToldOnceStory(["SQLite", "PostgreSQL"], [lock], startZigbeeHub);
