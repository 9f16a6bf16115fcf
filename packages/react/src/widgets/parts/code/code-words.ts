// How an access code's place in time, its place on the lock and its troubles are put into words.
import type { AccessCode } from "@mortise/client";
import type { IssueAlert } from "../../../rules/alerts.ts";
import { codeValidity, type Times } from "../../../rules/code-validity.ts";
import { remedyOf, saysRemedy } from "../../../rules/remedies.ts";
import type { Format } from "../../../strings/format.ts";
import { en } from "../../../strings/en.ts";
import type { Strings } from "../../../strings/messages.ts";

/** In a table (spec §2): "Ends: Never", "Ends: {date}" or "Starts: {date}". */
export function validityInTable(
  code: AccessCode,
  now: number,
  zone: string | null,
  { accessCodeTable: words }: Strings,
  format: Format,
): string {
  const { kind, at } = codeValidity(code, now);
  return at === undefined ? words.endsNever : words[kind === "starts" ? "starts" : "ends"]({ date: format.date(at, zone) });
}

export interface Summary {
  readonly text: string;
  /** By its times, the code opens the door now. */
  readonly isActive: boolean;
}

/** In the details (spec §2): an active/starts summary. */
export function validityInDetails(
  code: Times,
  now: number,
  zone: string | null,
  { accessCodeDetails: words }: Strings,
  format: Format,
): Summary {
  const { kind, at } = codeValidity(code, now);
  const isActive = kind === "endless" || kind === "active";
  if (at === undefined) return { text: words.active, isActive };
  const end = format.dateTime(at, zone);
  return { text: kind === "starts" ? words.starts({ start: end }) : words[isActive ? "activeUntil" : "ended"]({ end }), isActive };
}

/** Each entry's message, and what to do about it where the message does not say, or says it in English alone (spec §8). */
export const spokenAlerts = (alerts: readonly IssueAlert[], { remedy, problem }: Strings) =>
  alerts.map((alert) => {
    const { code, message } = alert;
    const name = remedyOf(code);
    const isSaid = saysRemedy(message) && remedy[name] === en.remedy[name];
    const more = isSaid ? "" : message ? remedy[name] : `${problem.unknown} ${remedy[name]}`;
    // The server's message gets a full stop if it has none and another sentence follows.
    return { ...alert, message: more ? message.replace(/[\p{L}\p{N})]$/u, "$&.") : message, more };
  });
