import { lineRemedy } from "../../../rules/attention/line-remedy.ts";
import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { Button, type ButtonProps } from "../../../ui/Button/Button.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";
import type { AttentionRowProps } from "./AttentionRow.tsx";
import { useCheckAgain } from "./use-check-again.ts";
import { useLockAgain } from "./use-lock-again.ts";
import { useSignIn } from "./use-sign-in.ts";

interface LineRemedyButtonProps extends Pick<AttentionRowProps, "line" | "isFirst" | "onOpen" | "onRemedy"> {
  /** Id of the element with the line's sentence. */
  describedBy: string;
  onOutcome: OnOutcome;
}

/** Receives the result of a press, in words; `null` while it is pending. */
export type OnOutcome = (outcome: string | null) => void;

/** Button with the remedy of a line. */
export function LineRemedyButton(props: LineRemedyButtonProps) {
  const { line, onOpen, onRemedy } = props;
  const { disableEditAccessCode, disableLockUnlock } = useWidgetOptions();
  const remedy = lineRemedy(line, {
    mayEdit: disableEditAccessCode === false,
    mayLock: disableLockUnlock !== true,
  });
  switch (remedy) {
    case "signIn":
      return <SignInButton {...props} label={remedy} />;
    case "lockAgain":
      return <LockAgainButton {...props} label={remedy} />;
    case "checkAgain":
    case "changedBatteries":
      return <CheckAgainButton {...props} label={remedy} />;
    case "otherDigits":
    case "otherName":
      return <PlainButton {...props} label={remedy} onClick={() => onRemedy(line, remedy)} />;
    default:
      return <PlainButton {...props} label={remedy} onClick={() => onOpen(line)} />;
  }
}

type Label = ReturnType<typeof lineRemedy>;
type PlainButtonProps = Pick<LineRemedyButtonProps, "line" | "isFirst" | "describedBy"> &
  Pick<ButtonProps, "isBusy" | "onClick"> & { label: Label };

function PlainButton({ line, isFirst, describedBy, label, isBusy, onClick }: PlainButtonProps) {
  const { attention: words, accessCodeDetails } = useAttentionStrings();
  return (
    <Button
      kind={isFirst ? "primary" : undefined}
      isBusy={isBusy}
      onClick={onClick}
      aria-describedby={describedBy}
      data-seam-opener={line.key}
    >
      {label === "otherDigits" || label === "otherName" ? accessCodeDetails[label] : words[label]}
    </Button>
  );
}

type Labelled = LineRemedyButtonProps & { label: Label };

function SignInButton(props: Labelled) {
  const { signIn, isBusy } = useSignIn(props.onOutcome);
  return <PlainButton {...props} isBusy={isBusy} onClick={signIn} />;
}

function LockAgainButton(props: Labelled) {
  const { lock, isBusy } = useLockAgain(props.line.devices[0], props.onOutcome);
  return <PlainButton {...props} isBusy={isBusy} onClick={lock} />;
}

function CheckAgainButton(props: Labelled) {
  const { check, isBusy } = useCheckAgain(props.line, props.onOutcome);
  return <PlainButton {...props} isBusy={isBusy} onClick={check} />;
}
