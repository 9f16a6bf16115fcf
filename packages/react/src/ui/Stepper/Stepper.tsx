import { IconButton } from "../Button/IconButton.tsx";
import { useUniqueId } from "../UniqueId/unique-id.tsx";

interface StepperProps {
  label: string;
  /** The number as the reader writes it. */
  value: string;
  less: StepProps;
  more: StepProps;
  isDisabled?: boolean | undefined;
}

interface StepProps {
  readonly label: string;
  /** `null`: there is no further step. */
  readonly onPress: (() => void) | null;
}

/** A number between two buttons. */
export function Stepper({ label, value, less, more, isDisabled }: StepperProps) {
  const labelId = useUniqueId();
  const step = (icon: "minus" | "plus", { label: name, onPress }: StepProps) => (
    <IconButton
      icon={icon}
      label={name}
      disabled={isDisabled}
      // Not `disabled`: that would take the focus from the button that made the last step.
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
