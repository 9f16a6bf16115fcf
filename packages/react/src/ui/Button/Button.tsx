import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "className"> {
  /** `quiet` has no box; `danger` confirms what cannot be undone. @default secondary */
  kind?: "primary" | "quiet" | "danger" | undefined;
  icon?: IconName | undefined;
  /** Spins and ignores presses, but keeps its label and the focus. @default false */
  isBusy?: boolean | undefined;
  /** Aligns a quiet button's text with what stands above it. */
  "data-flush"?: "";
  /** Words in red: for a quiet button that leads to something that cannot be undone. */
  "data-tone"?: "danger";
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind, icon, isBusy, children, onClick, type = "button", ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy button is aria-disabled and not disabled, to keep the focus: its press, and any form it submits, must be
    // stopped here.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className="seam-button"
      data-kind={kind}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} size="sm" />}
      <bdi>{children}</bdi>
    </button>
  );
});
