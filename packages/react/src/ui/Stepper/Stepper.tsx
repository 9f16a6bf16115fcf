import { IconButton } from "../Button/IconButton.tsx";
import { useUniqueId } from "../UniqueId/unique-id.tsx";

interface StepperProps {
  label: string;
  /** Number in the reader's format. */
  value: string;
  less: StepProps;
  more: StepProps;
  isDisabled?: boolean | undefined;
}

interface StepProps {
  readonly label: string;
  /** Takes the step; `null` if there is none. */
  readonly onPress: (() => void) | null;
}

/** Number between two buttons. */
export function Stepper({ label, value, less, more, isDisabled }: StepperProps) {
  const labelId = useUniqueId();
  const step = (icon: "minus" | "plus", { label: name, onPress }: StepProps) => (
    <IconButton
      icon={icon}
      label={name}
      disabled={isDisabled}
      // At a limit, `disabled` is not used, because it would take the focus from the button that made the last step.
      aria-disabled={onPress === null || undefined}
      onClick={() => onPress?.()}
    />
  );
  return (
    <div className="seam-stepper-field" role="group" aria-labelledby={labelId}>
      <span id={labelId} className="seam-label">
        {label}
      </span>
      <div className="seam-stepper">
        {step("minus", less)}
        <span className="seam-stepper-value">{value}</span>
        {step("plus", more)}
      </div>
    </div>
  );
}
