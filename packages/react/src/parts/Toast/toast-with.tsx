import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { listenTo, useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { setOnTop } from "../../page/top-layer.ts";
import type { IconProps } from "../Icon/icons-of.tsx";

/** Time to read a message, in milliseconds. One with an action stays twice as long. */
const shownMs = 5000;

export interface ToastContent {
  text: string;
  /** Tone of the message. @default done */
  tone?: "done" | "problem" | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ToastProps extends ToastContent {
  /** Called when the time is over, or its action was pressed. */
  onHide: () => void;
  area: RefObject<HTMLElement | null>;
}

/**
 * Passing message over the page. It stays as long as it has the pointer or the focus. It does not announce itself, so
 * the caller must.
 */
export const toastWith = (
  Icon: ComponentType<IconProps<"check" | "error">>,
  placeInside: (area: Element, toast: HTMLElement) => void,
) =>
  function Toast({ text, tone, action, area, onHide }: ToastProps) {
    const toast = useRef<HTMLDivElement>(null);
    const [isHeld, setHeld] = useState(false);
    const hold = () => setHeld(true);
    const letGo = () => setHeld(false);

    useBrowserLayoutEffect(() => {
      const { current } = toast;
      if (!current) return undefined;
      setOnTop(current);
      const settle = () => area.current && placeInside(area.current, current);
      settle();
      // A view that opens meanwhile moves the focus to its heading, and may have its buttons elsewhere, so the toast
      // settles again. Under the pointer it stays: its button takes the focus when it is pressed, and would move away
      // from the release.
      return listenTo(window, "resize scroll focusin", () => !current.matches(":hover") && settle());
    }, [area]);

    useEffect(() => {
      if (isHeld) return undefined;
      const timer = setTimeout(onHide, action ? 2 * shownMs : shownMs);
      return () => clearTimeout(timer);
    }, [isHeld, action, onHide]);

    return (
      <div
        ref={toast}
        popover="manual"
        className="seam-toast"
        onPointerEnter={hold}
        onPointerLeave={letGo}
        onFocus={hold}
        onBlur={letGo}
      >
        <Icon name={tone === "problem" ? "error" : "check"} size="sm" />
        <span className="seam-toast-text">
          <bdi>{text}</bdi>
        </span>
        {action && (
          <button
            type="button"
            className="seam-toast-action"
            onClick={() => {
              onHide();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    );
  };
