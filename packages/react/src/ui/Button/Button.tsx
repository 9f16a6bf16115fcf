import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "className"> {
  /** `quiet` has no box; `danger` does what cannot be undone, once it was asked whether it shall. @default secondary */
  kind?: "primary" | "quiet" | "danger" | undefined;
  icon?: IconName | undefined;
  /** Spins and ignores presses, but keeps its label and the focus. @default false */
  isBusy?: boolean | undefined;
  /** Aligns a quiet button's text with what stands above it. */
  "data-flush"?: "";
  /** Words in red: of a quiet button that asks whether something shall be done that cannot be undone. */
  "data-tone"?: "danger";
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind, icon, isBusy, children, onClick, type = "button", ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled keeps the focus where it is, so the press itself, and any form behind it, has to be stopped.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button {...rest} ref={ref} type={type} className="seam-button" data-kind={kind} aria-disabled={isBusy || undefined} onClick={press}>
      {isBusy ? <Spinner /> : icon && <Icon name={icon} size="sm" />}
      <bdi>{children}</bdi>
    </button>
  );
});
