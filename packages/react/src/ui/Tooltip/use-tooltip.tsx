import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";
import { listen, useBrowserLayoutEffect } from "../../in-browser.ts";
import { place } from "../Popover/placement.ts";

const leaveMs = 120;

export interface TooltipControl {
  /** For the button it explains. */
  readonly triggerProps: {
    ref: RefObject<HTMLButtonElement | null>;
    "aria-describedby": string;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** To be rendered beside it. */
  readonly tooltip: ReactNode;
}

/**
 * A few words on hover, focus or tap, below a title that the name of the control says already. Escape hides them; the pointer may move
 * onto them (WCAG 1.4.13).
 */
export function useTooltip(title: string, text: string): TooltipControl {
  const [isOpen, setOpen] = useState(false);
  const id = useUniqueId();
  const trigger = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => setOpen(false);
  const leave = () => {
    timer.current = setTimeout(hide, leaveMs);
  };

  useBrowserLayoutEffect(() => {
    const [{ current: button }, { current: floating }] = [trigger, tip];
    floating?.togglePopover(isOpen);
    if (!isOpen || !button || !floating) return undefined;
    place(button, floating);
    return listen(window, "scroll pointerdown", (event) => {
      // Tab scrolls to what it reaches: that must not hide what the focus has just shown.
      if (button.matches(":focus-visible")) place(button, floating);
      else if (!event.composedPath().includes(button)) hide();
    });
  }, [isOpen]);

  return {
    triggerProps: {
      ref: trigger,
      "aria-describedby": id,
      onPointerEnter: show,
      onPointerLeave: leave,
      onFocus: show,
      onBlur: hide,
      onClick: show,
      onKeyDown: (event) => {
        if (event.key !== "Escape" || !isOpen) return;
        // Escape hides the tooltip alone: a dialog around it must not close.
        event.preventDefault();
        hide();
      },
    },
    // In the document even while hidden: a description that comes with the focus is read twice, or not at all. `manual`, because an
    // `auto` popover would close the menu that it may stand in.
    tooltip: (
      <span
        ref={tip}
        popover="manual"
        role="tooltip"
        className="seam-tooltip"
        // Without this, a host's `span { display: block }` would show it while it is closed.
        style={{ display: isOpen ? "" : "none" }}
        onPointerEnter={show}
        onPointerLeave={leave}
      >
        {title + "\n"}
        <span id={id}>{text}</span>
      </span>
    ),
  };
}
