import { type ComponentPropsWithoutRef, type ComponentType, forwardRef } from "react";
import type { IconProps } from "../Icon/icons-of.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface ButtonProps<IconName extends string> extends Omit<ComponentPropsWithoutRef<"button">, "className"> {
  /** Look of the button: `quiet` has no box, and `danger` confirms actions that cannot be undone. @default secondary */
  kind?: "primary" | "quiet" | "danger" | undefined;
  icon?: IconName | undefined;
  /** Whether the button spins and ignores presses. It keeps its label and the focus. @default false */
  isBusy?: boolean | undefined;
  /** Aligns a quiet button's text with the content above it. */
  "data-flush"?: "";
  /** Colours the text red, for a quiet button that leads to an action that cannot be undone. */
  "data-tone"?: "danger";
}

/** Makes the button for a set of icons. */
export const buttonWith = <IconName extends string>(Icon: ComponentType<IconProps<IconName>>) =>
  forwardRef<HTMLButtonElement, ButtonProps<IconName>>(function Button(
    { kind, icon, isBusy, children, onClick, ...rest },
    ref,
  ) {
    // A busy button is aria-disabled instead of disabled, to keep the focus. Its press, and any form that it submits,
    // must be stopped here.
    return (
      <button
        type="button"
        {...rest}
        ref={ref}
        className="seam-button"
        data-kind={kind}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? (event) => event.preventDefault() : onClick}
      >
        {isBusy ? <Spinner /> : icon && <Icon name={icon} size="sm" />}
        <bdi>{children}</bdi>
      </button>
    );
  });
