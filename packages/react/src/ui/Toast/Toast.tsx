import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../Icon/Icon.tsx";
import { useAnnounce } from "../Live/Live.tsx";
import { listenTo, useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { setOnTop } from "../../page/top-layer.ts";
import { placeInside } from "../Popover/placement.ts";

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

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a passing message, one at a time, and says it. What matters must also stand somewhere that stays. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** `area` is what the message belongs to: it appears below it, or at the bottom of its visible part. */
export function Toasts({ area, children }: { area: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: ToastContent; id: number } | null>(null);
  const announce = useAnnounce();
  const takeBack = useRef<() => void>(undefined);
  const show = useCallback<ShowToast>(
    (toast) => {
      takeBack.current?.();
      takeBack.current = toast ? announce(toast.text) : undefined;
      setShown((last) => toast && { toast, id: (last?.id ?? 0) + 1 });
    },
    [announce],
  );
  const hide = useCallback(() => setShown(null), []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {shown && <Toast key={shown.id} {...shown.toast} area={area} onHide={hide} />}
    </ToastContext.Provider>
  );
}

interface ToastProps extends ToastContent {
  area: RefObject<HTMLElement | null>;
  onHide: () => void;
}

function Toast({ text, tone, action, area, onHide }: ToastProps) {
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
