import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";
import { selfAndAncestors, listenTo, useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { setOnTop } from "../../page/top-layer.ts";
import { placeFloating } from "../Popover/placement.ts";

/** Distance in px by which a key of the button scrolls a tooltip that does not fit beside it. 0 hides the tooltip. */
const steps: Readonly<Record<string, number>> = { Escape: 0, ArrowDown: 40, ArrowUp: -40 };

interface TooltipControl {
  /** Props of the button that the tooltip explains. */
  readonly triggerProps: {
    ref: RefObject<HTMLButtonElement | null>;
    "aria-describedby": string;
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Tooltip to render beside the button, both alone in an element: presses and scrolls inside that do not hide it. */
  readonly tooltip: ReactNode;
}

/**
 * Shows a few words on hover, focus or tap, below a title that repeats the name of the control. Escape hides them, the
 * pointer may move onto them (WCAG 1.4.13), and the arrow keys scroll them.
 */
export function useTooltip(title: string, text: ReactNode): TooltipControl {
  const [isOpen, setOpen] = useState(false);
  const id = useUniqueId();
  const trigger = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  const show = () => setOpen(true);
  const hide = () => setOpen(false);

  useBrowserLayoutEffect(() => {
    const { current: button } = trigger;
    const { current: floating } = tip;
    if (floating) setOnTop(floating, isOpen);
    if (!isOpen || !button || !floating) return undefined;
    placeFloating(button, floating);
    return listenTo([window, ...selfAndAncestors(button)], "resize scroll pointerdown", (event) => {
      // Tab scrolls to the focused element, which must not hide the tooltip that the focus has just opened.
      if (button.matches(":focus-visible")) placeFloating(button, floating);
      else if (!event.composedPath().includes(button.parentNode as Node)) hide();
    });
  }, [isOpen]);

  return {
    triggerProps: {
      ref: trigger,
      "aria-describedby": id,
      onMouseEnter: show,
      onMouseLeave: hide,
      onFocus: show,
      onBlur: hide,
      onClick: show,
      onKeyDown: (event) => {
        const { current } = tip;
        const step = steps[event.key];
        if (!isOpen || !current || step === undefined) return;
        const { scrollTop } = current;
        current.scrollTop += step;
        if (step && current.scrollTop === scrollTop) return;
        // Escape hides the tooltip alone, so that a dialog around it does not close.
        event.preventDefault();
        setOpen(step !== 0);
      },
    },
    // In the document even while hidden, because a description that comes with the focus is read twice, or not at all.
    // `manual`, because an `auto` popover would close a menu around it.
    tooltip: (
      // The handlers only keep the tooltip open while the pointer is on it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <span
        ref={tip}
        popover="manual"
        role="tooltip"
        className="seam-tooltip"
        // Otherwise a browser would let Tab stop at a tooltip that scrolls, and so hide it.
        tabIndex={-1}
        // Otherwise a host's `span { display: block }` would show the closed tooltip.
        style={{ display: isOpen ? "" : "none" }}
        // Mouse events, because `pointerleave` also fires when a finger starts to scroll the tooltip.
        onMouseEnter={show}
        onMouseLeave={hide}
      >
        {title + "\n"}
        <span id={id}>{text}</span>
      </span>
    ),
  };
}
