import type { AccessCode } from "@mortise/client";
import { useAllStrings } from "../../strings/all-strings.ts";
import { useFormat } from "../../strings/strings.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { useTooltip } from "../../ui/Tooltip/use-tooltip.tsx";

/** How many errors, otherwise how many warnings (spec §2); what they say on hover, focus or tap. Nothing when all is well. */
export function CodeIssue({ code: { errors, warnings } }: { code: AccessCode }) {
  const entries = errors[0] ? errors : warnings;
  return entries[0] ? <IssuePill kind={errors[0] ? "error" : "warning"} entries={entries} /> : null;
}

function IssuePill({ kind, entries }: { kind: "error" | "warning"; entries: readonly { message: string }[] }) {
  const { accessCodeTable, problem } = useAllStrings();
  const format = useFormat();
  const count = entries.length;
  const number = format.number(count);
  const words = accessCodeTable[`${kind}s`]({ count });
  const messages = new Set(entries.map(({ message }) => message || problem.unknown));
  const { triggerProps, tooltip } = useTooltip(words, [...messages].join("\n"));
  return (
    <span className="seam-issue-anchor">
      <button
        {...triggerProps}
        type="button"
        className="seam-issue"
        data-tone={kind}
        // Whoever operates the page by voice says the number they see (WCAG 2.5.3), which languages that spell it out would leave off.
        aria-label={words.includes(number) ? words : `${number}: ${words}`}
      >
        <Icon name={kind} size="sm" />
        {number}
      </button>
      {tooltip}
    </span>
  );
}
