import {
  createContext,
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { useAnnounce } from "../Live/Live.tsx";

export interface ToastPlace {
  /** Area that the message is about. The message appears below it, or at the bottom of its visible part. */
  readonly area: RefObject<HTMLElement | null>;
  readonly onHide: () => void;
}

interface PassingMessage {
  readonly text: string;
  readonly render: (place: ToastPlace) => ReactNode;
}

/** Shows a message. `null` removes the shown message, because its view was left or there is a newer result. */
type PutToast = (message: PassingMessage | null) => void;

const ToastContext = createContext<PutToast>(() => undefined);

export const usePutToast = (): PutToast => useContext(ToastContext);

/**
 * Slot of passing messages, one at a time, which are also announced. Each message brings its own rendering, so that a
 * page without messages loads none.
 */
export function Toasts({ area, children }: { area: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [shown, setShown] = useState<{ message: PassingMessage; id: number } | null>(null);
  const announce = useAnnounce();
  const takeBack = useRef<() => void>(undefined);
  const put = useCallback<PutToast>(
    (message) => {
      takeBack.current?.();
      takeBack.current = message ? announce(message.text) : undefined;
      setShown((last) => message && { message, id: (last?.id ?? 0) + 1 });
    },
    [announce],
  );
  const place = useMemo(() => ({ area, onHide: () => setShown(null) }), [area]);
  return (
    <ToastContext.Provider value={put}>
      {children}
      {shown && <Fragment key={shown.id}>{shown.message.render(place)}</Fragment>}
    </ToastContext.Provider>
  );
}
