// Sentences for the schedule, stage and issues of an access code.
import type { AccessCode } from "@mortise/client";
import type { IssueAlert } from "../../../rules/issues/alerts.ts";
import { codeValidity, type CodeTimes } from "../../../rules/code/code-validity.ts";
import type { ExplainAlerts } from "../../../rules/issues/problems.ts";
import { remedyOf, saysRemedy } from "../../../rules/issues/remedies.ts";
import type { Formatter } from "../../../strings/format.ts";
import { en } from "../../../strings/en.ts";
import { joinSentences } from "../../../strings/join-sentences.ts";
import type { Strings } from "../../../strings/messages.ts";

/**
 * Describes the schedule in a table (docs/specification/spec.md §2): "Ends: Never", "Ends: {date}" or "Starts: {date}".
 * A code that starts later also has its end.
 */
export function validityInTable(
  code: AccessCode,
  now: number,
  zone: string | null,
  { accessCodeTable: words }: Strings,
  format: Formatter,
): string {
  const { kind, at } = codeValidity(code, now);
  if (at === undefined) return words.endsNever;
  return kind === "starts"
    ? words.starts({ date: format.range(at, code.ends_at ?? at, zone) })
    : words.ends({ date: format.range(at, at, zone) });
}

interface Summary {
  readonly text: string;
  /** Whether the code opens the door now, by its schedule. */
  readonly isActive: boolean;
}

/**
 * Describes the schedule in the details (docs/specification/spec.md §2): active, active until its end, starting or
 * ended.
 * @param isOff - Whether the lock does not have the code, or may not have it. Such a code is not called active; only
 * its end is given.
 */
export function validityInDetails(
  code: CodeTimes,
  now: number,
  zone: string | null,
  { accessCodeDetails: words, accessCodeTable }: Strings,
  format: Formatter,
  isOff = false,
): Summary {
  const { kind, at } = codeValidity(code, now);
  const isActive = kind === "endless" || kind === "active";
  if (at === undefined) return { text: isOff ? accessCodeTable.endsNever : words.active, isActive };
  const end = format.dateTime(at, zone);
  if (isActive && isOff) return { text: accessCodeTable.ends({ date: end }), isActive };
  return {
    text: kind === "starts" ? words.starts({ start: end }) : words[isActive ? "activeUntil" : "ended"]({ end }),
    isActive,
  };
}

export interface SpokenAlert extends IssueAlert {
  /** `en` if {@link message} is the server's own. */
  readonly lang?: "en" | undefined;
  /** Remedy in the reader's language. Empty if the message names it. */
  readonly more: string;
  /** Whether {@link more} is in another language than the message, and so on a line of its own. */
  readonly isApart?: boolean;
}

/**
 * Combines the problem and its remedy (docs/specification/spec.md §8). With `explain`, both are in the reader's
 * language; an issue whose code has no sentence there keeps the server's words, without a remedy. Without `explain`,
 * the problem is in the server's words, and the remedy is added unless those contain it and the reader's language is
 * English.
 */
export const spokenAlerts = (
  alerts: readonly IssueAlert[],
  { remedy, problem, view }: Strings,
  explain: ExplainAlerts | null | undefined,
): readonly SpokenAlert[] =>
  explain
    ? explain(alerts, (code) => remedy[remedyOf(code)], saysRemedy, problem.unknown)
    : alerts.map((alert) => {
        const { code, message } = alert;
        const name = remedyOf(code);
        const isApart = remedy[name] !== en.remedy[name];
        const isSaid = saysRemedy(message) && !isApart;
        const more = isSaid ? "" : joinSentences(view, !message && problem.unknown, remedy[name]);
        // The server's message gets a full stop if it has none and another sentence follows.
        const ended = more ? message.replace(/[\p{L}\p{N})]$/u, "$&.") : message;
        return { ...alert, message: ended, lang: "en", more, isApart };
      });
