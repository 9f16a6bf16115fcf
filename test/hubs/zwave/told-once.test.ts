// A Z-Wave lock hears of a command once, whatever becomes of the server that sent it.
import { tellToldOnceStory } from "../told-once-story.ts";
import { startZwaveHub, supervised, travelling } from "./told-once-locks.ts";

tellToldOnceStory(["SQLite"], [supervised, travelling], startZwaveHub);
