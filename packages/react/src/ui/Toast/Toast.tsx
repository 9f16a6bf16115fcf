import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { listenTo, useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { setOnTop } from "../../page/top-layer.ts";
import { placeInside } from "../Popover/placement.ts";
import { type ToastPlace, usePutToast } from "./Toasts.tsx";

const plainMs = 5000;
const withActionMs = 10_000;

export interface ToastContent {
  text: string;
  /** @default done */
  tone?: "done" | "problem" | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

/** `null` takes the message away that is shown: its view was left, or there is a newer result. */
type ShowToast = (toast: ToastContent | null) => void;

/** Shows a passing message, one at a time, and says it. What matters must also stand somewhere that stays. */
export function useToast(): ShowToast {
  const put = usePutToast();
  return useCallback(
    (toast) => put(toast && { text: toast.text, render: (place) => <Toast {...toast} {...place} /> }),
    [put],
  );
}

function Toast({ text, tone, action, area, onHide }: ToastContent & ToastPlace) {
  const toast = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);

  useBrowserLayoutEffect(() => {
    const { current } = toast;
    const { current: inside } = area;
    if (!current || !inside) return undefined;
    setOnTop(current);
    const settle = () => placeInside(inside, current);
    settle();
    // A view that opens meanwhile takes the focus to its heading, and may have its buttons elsewhere.
    return listenTo(window, "resize scroll focusin", settle);
  }, [area]);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onHide, action ? withActionMs : plainMs);
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
}
