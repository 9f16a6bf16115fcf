import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";
import { selfAndAncestors, listenTo, useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { setOnTop } from "../../page/top-layer.ts";
import { placeFloating } from "../Popover/placement.ts";

/** How far a key of the button scrolls words that are too many for the room beside it. */
const steps: Readonly<Record<string, number>> = { Escape: 0, ArrowDown: 40, ArrowUp: -40 };

interface TooltipControl {
  /** For the button it explains. */
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
  /** To be rendered beside it, the two alone in an element: what is pressed or scrolled there does not hide it. */
  readonly tooltip: ReactNode;
}

/**
 * A few words on hover, focus or tap, below a title that the name of the control says already. Escape hides them; the
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
      // Tab scrolls to what it reaches: that must not hide what the focus has just shown.
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
        // Escape hides the tooltip alone: a dialog around it must not close.
        event.preventDefault();
        setOpen(step !== 0);
      },
    },
    // In the document even while hidden: a description that comes with the focus is read twice, or not at all.
    // `manual`, because an `auto` popover would close the menu that it may stand in.
    tooltip: (
      // It only stays while the pointer is on it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <span
        ref={tip}
        popover="manual"
        role="tooltip"
        className="seam-tooltip"
        // Or a browser would let Tab stop at it where it scrolls, and so hide it.
        tabIndex={-1}
        // Without this, a host's `span { display: block }` would show it while it is closed.
        style={{ display: isOpen ? "" : "none" }}
        // Not the pointer's events: a finger that begins to scroll it leaves it by those.
        onMouseEnter={show}
        onMouseLeave={hide}
      >
        {title + "\n"}
        <span id={id}>{text}</span>
      </span>
    ),
  };
}
