// The driver's promises at a lock with native schedules.
import { locks, tellLockStory, zwaveHouse } from "./lock-story.ts";

tellLockStory("that keeps the hours of codes", locks.ofKind, zwaveHouse("schedules"));
