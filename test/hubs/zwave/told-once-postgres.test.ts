// The same as `told-once.test.ts` for servers that share a PostgreSQL.
import { isRelease } from "../../release.ts";
import { tellToldOnceStory } from "../told-once-story.ts";
import { startZwaveHub, supervised, travelling } from "./told-once-locks.ts";

tellToldOnceStory(["PostgreSQL"], isRelease ? [supervised, travelling] : [travelling], startZwaveHub);
