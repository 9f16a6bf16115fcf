// The driver's promises at a lock that has users with credentials in place of numbered codes.
import { locks, tellLockStory, zwaveHouse } from "./lock-story.ts";

tellLockStory("that has users with credentials", locks.ofKind, zwaveHouse("credentials"));
