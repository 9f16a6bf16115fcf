// Formats a line of the server's log.
import { iso } from "../../base/clock.ts";
import type { LogFormat } from "../settings/settings.ts";

/**
 * Formats a message. `lines` are for people: the time in UTC, then the message, with further lines, such as a stack,
 * indented. The other format is for programs: one JSON object with `time`, `message`, and the `request_id` if the
 * message is about a request.
 */
export function logLine(message: string, now: number, format: LogFormat = "lines"): string {
  if (format === "lines") return `${iso(now)} ${message.replaceAll("\n", "\n  ")}\n`;
  const request_id = /^Request ([\da-f]{8}-[\da-f-]{27})\b/.exec(message)?.[1];
  return `${JSON.stringify({ time: iso(now), message, ...(request_id && { request_id }) })}\n`;
}
