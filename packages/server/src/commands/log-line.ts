// One line of the server's log, as it stands in the operator's terminal, journal or file.
import { iso } from "../clock.ts";

/** When it was said, in UTC, then what; the lines of a stack stay below their own. */
export const logLine = (message: string, now: number): string => `${iso(now)} ${message.replaceAll("\n", "\n  ")}\n`;
