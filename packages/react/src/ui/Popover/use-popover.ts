import { type RefObject, useCallback, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "./browser-layout-effect.ts";
import { place, type Placement } from "./placement.ts";

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
export function usePopover({ side, align }: Placement = {}): PopoverControl {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    const { current } = popover;
    const hadFocus = current?.contains((current.getRootNode() as Document | ShadowRoot).activeElement) === true;
    setOpen(false);
    if (hadFocus) trigger.current?.focus();
  }, []);

  useBrowserLayoutEffect(() => {
    const { current: floating } = popover;
    if (!isOpen || floating === null) return undefined;
    const settle = () => {
      if (trigger.current !== null) place(trigger.current, floating, { ...(side && { side }), ...(align && { align }) });
    };
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") close();
    };
    floating.addEventListener("beforetoggle", onToggle);
    floating.showPopover();
    settle();
    window.addEventListener("resize", settle);
    window.addEventListener("scroll", settle, true);
    return () => {
      floating.removeEventListener("beforetoggle", onToggle);
      window.removeEventListener("resize", settle);
      window.removeEventListener("scroll", settle, true);
    };
  }, [isOpen, side, align, close]);

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
