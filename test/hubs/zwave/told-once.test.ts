// A Z-Wave lock receives a command once, even if the server that sent it is killed. In every run the Zigbee lock has
// this story on PostgreSQL too.
import { isRelease } from "../../release.ts";
import { tellToldOnceStory } from "../told-once-story.ts";
import { startZwaveHub, supervised, travelling } from "./told-once-locks.ts";

tellToldOnceStory(isRelease ? ["SQLite", "PostgreSQL"] : ["SQLite"], [supervised, travelling], startZwaveHub);
