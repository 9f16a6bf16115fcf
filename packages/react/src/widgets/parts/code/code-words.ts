// How an access code's place in time, its place on the lock and its troubles are put into words.
import type { AccessCode } from "@mortise/client";
import type { IssueAlert } from "../../../rules/alerts.ts";
import { type CodeStage } from "../../../rules/code-stage.ts";
import { codeValidity } from "../../../rules/code-validity.ts";
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
  const validity = codeValidity(code, now);
  if (validity.kind === "endless") return words.endsNever;
  if (validity.kind === "starts") return words.starts({ date: format.date(validity.at, zone) });
  return words.ends({ date: format.date(validity.kind === "active" ? validity.until : validity.at, zone) });
}

export interface Summary {
  readonly text: string;
  /** It opens the door now, as far as time goes. */
  readonly isActive: boolean;
}

/** In the details (spec §2): an active/starts summary. */
export function validityInDetails(
  code: AccessCode,
  now: number,
  zone: string | null,
  { accessCodeDetails: words }: Strings,
  format: Format,
): Summary {
  const validity = codeValidity(code, now);
  switch (validity.kind) {
    case "endless":
      return { text: words.active, isActive: true };
    case "starts":
      return { text: words.starts({ start: format.dateTime(validity.at, zone) }), isActive: false };
    case "active":
      return { text: words.activeUntil({ end: format.dateTime(validity.until, zone) }), isActive: true };
    default:
      return { text: words.ended({ end: format.dateTime(validity.at, zone) }), isActive: false };
  }
}

export const stageWord = (stage: CodeStage, { codeStage: words }: Strings): string => words[stage];

/** Each entry's message, and what to do about it where the message does not say, or says it in English alone (spec §8). */
export const spokenAlerts = (alerts: readonly IssueAlert[], { remedy, problem }: Strings) =>
  alerts.map(({ tone, code, message }) => {
    const name = remedyOf(code);
    const isSaid = saysRemedy(message) && remedy[name] === en.remedy[name];
    return { tone, message, more: isSaid ? "" : message ? remedy[name] : `${problem.unknown} ${remedy[name]}` };
  });
