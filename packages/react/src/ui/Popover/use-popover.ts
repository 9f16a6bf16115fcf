import { type RefObject, useCallback, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../browser-layout-effect.ts";
import { place } from "./placement.ts";

export interface PopoverControl {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Puts the focus back on the trigger if it was inside. */
  readonly close: () => void;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** On the element with `popover="auto"`, rendered only while open. */
  readonly popover: RefObject<HTMLDivElement | null>;
  /** For the trigger. */
  readonly triggerProps: {
    "aria-expanded": boolean;
    onPointerDown: () => void;
    onClick: (event: { readonly detail: number }) => void;
  };
}

/** A native popover: top layer, Escape and outside press come with it. */
export function usePopover(): PopoverControl {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    const { current } = popover;
    const hadFocus = current?.contains((current.getRootNode() as Document | ShadowRoot).activeElement);
    setOpen(false);
    if (hadFocus) trigger.current?.focus();
  }, []);

  useBrowserLayoutEffect(() => {
    const [{ current: opener }, { current: floating }] = [trigger, popover];
    if (!isOpen || opener === null || floating === null) return undefined;
    const settle = () => place(opener, floating);
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") close();
    };
    floating.addEventListener("beforetoggle", onToggle);
    floating.showPopover();
    settle();
    window.addEventListener("resize", settle);
    window.addEventListener("scroll", settle, true);
    // Scrolled out of sight: what it opened would stand beside something else, and seem to be about that.
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && close());
    sight.observe(opener);
    return () => {
      sight.disconnect();
      floating.removeEventListener("beforetoggle", onToggle);
      window.removeEventListener("resize", settle);
      window.removeEventListener("scroll", settle, true);
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
      // The press that closes it as an outside press must not open it again as a click.
      onPointerDown: () => {
        wasOpen.current = isOpen;
      },
      onClick: ({ detail }) => {
        // A key makes a click without a press.
        const isPress = detail > 0;
        if (isOpen || (isPress && wasOpen.current)) close();
        else open();
      },
    },
  };
}
