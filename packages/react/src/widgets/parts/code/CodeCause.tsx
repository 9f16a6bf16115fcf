import { useState } from "react";
import type { IssueAlert } from "../../../rules/issues/alerts.ts";
import { remedyOf } from "../../../rules/issues/remedies.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Alerts } from "../../../ui/Alert/Alerts.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import type { SpokenAlert } from "./code-words.ts";

/** `data-seam-opener` of the button that opens the form. */
export const remedyOpenerKey = "remedy";

/** Remedy that has a button. */
type PressedRemedy = "otherDigits" | "otherName";

/** Opens the form for a remedy; `undefined` if the code cannot be edited here. */
export type OnRemedy = ((remedy: PressedRemedy) => void) | undefined;

interface RemedyButtonProps {
  cause: Pick<IssueAlert, "code">;
  onRemedy: OnRemedy;
  /** Key by which the button is found again, if there are several causes. Such a button is not primary. */
  openerKey?: string;
  /** Id of a further element that names the thing to change. */
  describedBy?: string;
}

/** Button with the remedy of a cause, if the remedy has one. */
export function RemedyButton({ cause: { code }, onRemedy, openerKey, describedBy }: RemedyButtonProps) {
  const { accessCodeDetails: words } = useAllStrings();
  const remedy = pressedRemedyOf(code);
  if (!onRemedy || !remedy) return null;
  return (
    <Button
      kind={openerKey === undefined ? "primary" : undefined}
      onClick={() => onRemedy(remedy)}
      aria-describedby={describedBy}
      data-seam-opener={openerKey ?? remedyOpenerKey}
    >
      {words[remedy]}
    </Button>
  );
}

/** Whether a {@link RemedyButton} would render a button. */
export const hasRemedyButton = ({ code }: Pick<IssueAlert, "code">, onRemedy: OnRemedy): boolean =>
  onRemedy !== undefined && pressedRemedyOf(code) !== null;

function pressedRemedyOf(code: string): PressedRemedy | null {
  const remedy = remedyOf(code);
  return remedy === "otherDigits" || remedy === "otherName" ? remedy : null;
}

interface CodeCauseProps {
  /** Reason why the lock does not have the code; `undefined` once it is solved. */
  cause: SpokenAlert | undefined;
  /** Whether the sentence of the cause is still loading. */
  isComing: boolean;
  onRemedy: OnRemedy;
}

/**
 * Cause that keeps a code off its lock, with its remedy. The space stays after it is solved, so that nothing below
 * moves up.
 */
export function CodeCause({ cause, isComing, onRemedy }: CodeCauseProps) {
  const { accessCodeDetails: words } = useAllStrings();
  const [last, setLast] = useState(cause);
  if (cause && cause !== last) setLast(cause);
  if (!last)
    return isComing ? (
      <div className="seam-alert" data-tone="danger" aria-hidden="true">
        <Skeleton />
      </div>
    ) : null;
  return (
    <div className="seam-code-cause" data-solved={cause ? undefined : ""}>
      <Alerts alerts={[{ ...last, action: <RemedyButton cause={last} onRemedy={onRemedy} /> }]} />
      {!cause && (
        <div className="seam-code-solved">
          <Icon name="ok" size="sm" tone="positive" />
          <bdi>{words.solved}</bdi>
        </div>
      )}
    </div>
  );
}
