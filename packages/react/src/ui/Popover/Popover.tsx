import { type ReactNode, useEffect } from "react";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { usePopover } from "./use-popover.ts";

interface PopoverProps {
  /** On the button, and the name of what it opens. */
  label: string;
  icon?: ButtonProps["icon"];
  /** After the label, on the button. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A button that opens a few controls beside itself. */
export function Popover({ label, icon, badge, children }: PopoverProps) {
  const { isOpen, trigger, popover, triggerProps } = usePopover();
  useEffect(() => {
    if (isOpen) popover.current?.focus();
  }, [isOpen, popover]);
  return (
    <>
      <Button {...triggerProps} ref={trigger} icon={icon} aria-haspopup="dialog">
        {label}
        {badge}
      </Button>
      {isOpen && (
        <div
          ref={popover}
          popover="auto"
          className="seam-popover seam-controls"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
        >
          {children}
        </div>
      )}
    </>
  );
}
