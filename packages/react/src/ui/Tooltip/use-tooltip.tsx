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

/** A few words on hover, focus or tap. Escape hides them; the pointer may move onto them (WCAG 1.4.13). */
export function useTooltip(text: string): TooltipControl {
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
    const { current: button } = trigger;
    tip.current?.togglePopover(isOpen);
    if (!isOpen || !button || !tip.current) return undefined;
    place(button, tip.current);
    return listen(window, "scroll pointerdown", (event) => {
      if (!event.composedPath().includes(button)) hide();
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
        // Nor may a dialog around it close.
        event.preventDefault();
        hide();
      },
    },
    // There before it shows: a description that comes with the focus is read twice, or not at all. Manual: an automatic one would close
    // the menu it may stand in.
    tooltip: (
      <span
        ref={tip}
        id={id}
        popover="manual"
        role="tooltip"
        className="seam-tooltip"
        // A host's `span { display: block }` would show it.
        style={{ display: isOpen ? "" : "none" }}
        onPointerEnter={show}
        onPointerLeave={leave}
      >
        {text}
      </span>
    ),
  };
}
