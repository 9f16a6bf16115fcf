import { useCallback } from "react";
import { type ToastContent, toastWith } from "../../parts/Toast/toast-with.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { placeInside } from "../Popover/placement.ts";
import { usePutToast } from "./Toasts.tsx";

export type { ToastContent } from "../../parts/Toast/toast-with.tsx";

/** Shows a message. `null` removes the shown message, because its view was left or there is a newer result. */
type ShowToast = (toast: ToastContent | null) => void;

const Toast = /* @__PURE__ */ toastWith(Icon, placeInside);

/** Shows a passing message, one at a time, and announces it. Important facts must also stand somewhere permanent. */
export function useToast(): ShowToast {
  const put = usePutToast();
  return useCallback(
    (toast) => put(toast && { text: toast.text, render: (place) => <Toast {...toast} {...place} /> }),
    [put],
  );
}
