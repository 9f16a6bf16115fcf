import type { AccessCode } from "@mortise/client";
import { deviceAlerts, type IssueAlert } from "../../../rules/issues/alerts.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { joinSentences } from "../../../strings/join-sentences.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useShownIssues } from "../../parts/use-shown-issues.ts";
import { useSpokenAlerts } from "../../parts/use-spoken-alerts.ts";
import { useTooltip } from "../../../ui/Tooltip/use-tooltip.tsx";

/**
 * Pill with the number of errors, else of warnings (docs/specification/spec.md §2). Hover, focus or tap shows their
 * text. Renders nothing without issues.
 */
export function CodeIssue({ code }: { code: AccessCode }) {
  const { errors, warnings } = useShownIssues()(code);
  const kind = errors[0] ? "error" : "warning";
  const { length } = errors[0] ? errors : warnings;
  if (!length) return null;
  const alerts = deviceAlerts({ errors, warnings: errors[0] ? [] : warnings });
  return <IssuePill kind={kind} count={length} alerts={alerts} />;
}

interface IssuePillProps {
  kind: "error" | "warning";
  count: number;
  alerts: readonly IssueAlert[];
}

function IssuePill({ kind, count, alerts }: IssuePillProps) {
  const { accessCodeTable, problem, view } = useAllStrings();
  const format = useFormat();
  const number = format.number(count);
  const words = accessCodeTable[`${kind}s`]({ count });
  // Each line appears once, even if several entries share it.
  const lines = new Map(
    useSpokenAlerts(alerts).map(({ message, more, lang }) =>
      lang ? [message || problem.unknown, lang] : [joinSentences(view, message, more), lang],
    ),
  );
  const { triggerProps, tooltip } = useTooltip(
    words,
    [...lines].map(([line, lang], index) => (
      <span key={line} lang={lang}>
        {index > 0 && "\n"}
        {line}
      </span>
    )),
  );
  return (
    <span className="seam-issue-anchor">
      <button
        {...triggerProps}
        type="button"
        className="seam-issue"
        data-tone={kind}
        // The name contains the visible number for voice control (WCAG 2.5.3), which languages that spell it out would
        // omit.
        aria-label={words.includes(number) ? words : `${number}: ${words}`}
      >
        <Icon name={kind} size="sm" />
        {number}
      </button>
      {tooltip}
    </span>
  );
}
