// A Z-Wave lock hears of a command once, whatever becomes of the server that sent it. In every run the Zigbee lock tells
// this story on PostgreSQL too.
import { isRelease } from "../../release.ts";
import { tellToldOnceStory } from "../told-once-story.ts";
import { startZwaveHub, supervised, travelling } from "./told-once-locks.ts";

tellToldOnceStory(isRelease ? ["SQLite", "PostgreSQL"] : ["SQLite"], [supervised, travelling], startZwaveHub);
