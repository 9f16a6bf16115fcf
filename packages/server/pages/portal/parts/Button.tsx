import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Icon, type IconName } from "./Icon.tsx";

interface ButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "className"> {
  kind?: "primary" | "quiet" | "danger" | undefined;
  icon?: IconName | undefined;
  /** Spins and ignores presses, but keeps its label and the focus. */
  isBusy?: boolean | undefined;
}

/**
 * The kit's button. Written again here, as its Field, Icon and Confirm are, and only its stylesheet is shared: the kit
 * does not publish its controls, and brings with them its texts, its announcer and all of its icons.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind, icon, isBusy = false, children, onClick, type = "button", ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      // oxlint-disable-next-line react/button-has-type -- the caller says which
      type={type}
      className="seam-button"
      data-kind={kind}
      data-busy={isBusy ? "" : undefined}
      aria-disabled={isBusy ? true : undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <span className="seam-spinner" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
});
