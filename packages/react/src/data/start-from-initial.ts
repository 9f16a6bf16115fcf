// A query that begins with what the host's server has read.
import type { InitialAnswers } from "../provider/initial-answers.ts";
import type { Session } from "../provider/session.ts";
import { beginFrom } from "./liveness.ts";

/**
 * Shown at once. As fresh as its age where all that has happened since then will be told; else it is read again at
 * once. So is a list of which only the first page was read.
 */
export const startFromInitial = <Data>({ key }: Session, { readAt, lastEventId }: InitialAnswers, data: Data) => ({
  initialData: () => data,
  initialDataUpdatedAt: () => {
    const isWhole = (Object(data) as { isComplete?: boolean }).isComplete !== false;
    // A clock that is behind the server's must not make it fresh for longer.
    return isWhole && lastEventId !== null && beginFrom(key, lastEventId) ? Math.min(readAt, Date.now()) : 0;
  },
});
