// The driver's promises at a lock without Supervision, which confirms nothing by itself and whose bolt needs a second.
import { locks, tellLockStory, zwaveHouse } from "./lock-story.ts";

tellLockStory("without Supervision, whose bolt travels", locks.travelling, zwaveHouse("credentials"));
