import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";
import { useBrowserLayoutEffect } from "../../browser-layout-effect.ts";
import { place } from "../Popover/placement.ts";

const leaveMs = 120;

export interface TooltipControl {
  /** For the control it explains. */
  readonly triggerProps: {
    ref: (element: HTMLElement | null) => void;
    "aria-describedby": string | undefined;
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
  const trigger = useRef<HTMLElement | null>(null);
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
  useEffect(() => () => clearTimeout(timer.current), []);

  useBrowserLayoutEffect(() => {
    const { current: floating } = tip;
    if (!isOpen || floating === null || trigger.current === null) return undefined;
    // Manual: an automatic one would close the menu it may stand in.
    floating.showPopover();
    place(trigger.current, floating);
    const press = (event: Event) => {
      if (trigger.current !== null && !event.composedPath().includes(trigger.current)) hide();
    };
    window.addEventListener("scroll", hide, true);
    document.addEventListener("pointerdown", press, true);
    return () => {
      window.removeEventListener("scroll", hide, true);
      document.removeEventListener("pointerdown", press, true);
    };
  }, [isOpen]);

  return {
    triggerProps: {
      ref: (element) => {
        trigger.current = element;
      },
      "aria-describedby": isOpen ? id : undefined,
      onPointerEnter: show,
      onPointerLeave: leave,
      onFocus: show,
      onBlur: hide,
      onClick: show,
      onKeyDown: (event) => {
        if (event.key !== "Escape" || !isOpen) return;
        // Nor may a dialog around it close.
        event.preventDefault();
        event.stopPropagation();
        hide();
      },
    },
    tooltip: isOpen && (
      <span ref={tip} id={id} popover="manual" role="tooltip" className="seam-tooltip" onPointerEnter={show} onPointerLeave={leave}>
        {text}
      </span>
    ),
  };
}
