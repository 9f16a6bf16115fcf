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

/** A remedy that can be pressed here. */
type PressedRemedy = "otherDigits" | "otherName";

/** Opens the form for a remedy; `undefined`: the code cannot be changed here. */
export type OnRemedy = ((remedy: PressedRemedy) => void) | undefined;

/** The remedy of a cause, where it is one that can be pressed here. */
export function RemedyButton({ cause: { code }, onRemedy }: { cause: Pick<IssueAlert, "code">; onRemedy: OnRemedy }) {
  const { accessCodeDetails: words } = useAllStrings();
  const remedy = remedyOf(code);
  if (!onRemedy || (remedy !== "otherDigits" && remedy !== "otherName")) return null;
  return (
    <Button kind="primary" onClick={() => onRemedy(remedy)} data-seam-opener={remedyOpenerKey}>
      {words[remedy]}
    </Button>
  );
}

interface CodeCauseProps {
  /** Why the lock does not have the code; `undefined`: it is solved since. */
  cause: SpokenAlert | undefined;
  /** The sentence of the cause is still on its way. */
  isComing: boolean;
  onRemedy: OnRemedy;
}

/** What keeps a code off its lock, and the one remedy. Once it is solved its room stays: nothing below moves up. */
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
