import { type ComponentPropsWithoutRef, type ComponentType, forwardRef } from "react";
import type { IconProps } from "../Icon/icons-of.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface ButtonProps<IconName extends string> extends Omit<ComponentPropsWithoutRef<"button">, "className"> {
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

/** The button whose icons are those of a set. */
export const buttonWith = <IconName extends string>(Icon: ComponentType<IconProps<IconName>>) =>
  forwardRef<HTMLButtonElement, ButtonProps<IconName>>(function Button(
    { kind, icon, isBusy, children, onClick, ...rest },
    ref,
  ) {
    // A busy button is aria-disabled and not disabled, to keep the focus: its press, and any form it submits, must be
    // stopped here.
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
