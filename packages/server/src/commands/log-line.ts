// One line of the server's log, as it stands in the operator's terminal, journal or file.
import { iso } from "../clock.ts";

/** The time in UTC, then the message; its further lines, such as a stack's, are indented. */
export const logLine = (message: string, now: number): string => `${iso(now)} ${message.replaceAll("\n", "\n  ")}\n`;
