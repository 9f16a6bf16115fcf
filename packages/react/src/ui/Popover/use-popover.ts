import { type RefObject, useCallback, useRef, useState } from "react";
import { selfAndAncestors, hasFocus, listenTo, useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { setOnTop } from "../../page/top-layer.ts";
import { watchSight } from "../../page/watch-layout.ts";
import { placeFloating } from "./placement.ts";

interface PopoverControl {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes the popover. The focus returns to the trigger if it was inside. */
  readonly close: () => void;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Ref of the element with `popover="auto"`, rendered only while open. */
  readonly popover: RefObject<HTMLDivElement | null>;
  readonly triggerProps: {
    "aria-expanded": boolean;
    onPointerDown: () => void;
    onClick: (event: { readonly detail: number }) => void;
  };
}

/** Controls a native popover, which has the top layer, Escape and outside presses built in. */
export function usePopover(): PopoverControl {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    const hadFocus = hasFocus(popover.current);
    setOpen(false);
    if (hadFocus) trigger.current?.focus();
  }, []);

  useBrowserLayoutEffect(() => {
    const { current: opener } = trigger;
    const { current: floating } = popover;
    if (!isOpen || !opener || !floating) return undefined;
    const settle = () => placeFloating(opener, floating);
    // Not removed on cleanup, because the popover exists only while it is open.
    listenTo(floating, "beforetoggle", (event) => {
      if ((event as ToggleEvent).newState === "closed") close();
    });
    setOnTop(floating);
    settle();
    const unsettle = listenTo([window, ...selfAndAncestors(opener)], "resize scroll", settle);
    // Closes when the trigger is scrolled out of view, because the popover would appear to belong to something else.
    const unwatch = watchSight(opener, ([entry]) => entry?.isIntersecting === false && close());
    return () => {
      unwatch();
      unsettle();
    };
  }, [isOpen, close]);

  return {
    isOpen,
    open,
    close,
    trigger,
    popover,
    triggerProps: {
      "aria-expanded": isOpen,
      // The press that closes the popover as an outside press must not open it again as a click.
      onPointerDown: () => {
        wasOpen.current = isOpen;
      },
      onClick: ({ detail }) => {
        // A click by keyboard has no pointerdown before it, and a `detail` of 0.
        const isPress = detail > 0;
        if (isOpen || (isPress && wasOpen.current)) close();
        else open();
      },
    },
  };
}
