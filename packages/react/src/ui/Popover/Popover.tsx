import { type ReactNode, type RefObject, useEffect } from "react";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { IconButton, type IconButtonProps } from "../Button/IconButton.tsx";
import { usePopover } from "./use-popover.ts";

interface PopoverProps {
  /** Text of the button, and name of the popover. */
  label: string;
  icon?: ButtonProps["icon"];
  /** Badge after the label, on the button. */
  badge?: ReactNode;
  children: ReactNode;
}

interface IconPopoverProps extends Pick<PopoverProps, "label" | "children"> {
  icon: IconButtonProps["icon"];
}

/** Button that opens a few controls beside it. */
export function Popover({ label, icon, badge, children }: PopoverProps) {
  const { isOpen, trigger, popover, triggerProps } = usePopover();
  return (
    <>
      <Button {...triggerProps} ref={trigger} icon={icon} aria-haspopup="dialog">
        {label}
        {badge}
      </Button>
      {isOpen && (
        <Controls label={label} place={popover}>
          {children}
        </Controls>
      )}
    </>
  );
}

/** {@link Popover} whose button has only an icon. */
export function IconPopover({ label, icon, children }: IconPopoverProps) {
  const { isOpen, trigger, popover, triggerProps } = usePopover();
  return (
    <>
      <IconButton {...triggerProps} ref={trigger} icon={icon} label={label} aria-haspopup="dialog" />
      {isOpen && (
        <Controls label={label} place={popover}>
          {children}
        </Controls>
      )}
    </>
  );
}

interface ControlsProps extends Pick<PopoverProps, "label" | "children"> {
  place: RefObject<HTMLDivElement | null>;
}

function Controls({ label, place, children }: ControlsProps) {
  useEffect(() => place.current?.focus(), [place]);
  return (
    <div
      ref={place}
      popover="auto"
      className="seam-popover seam-controls"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
