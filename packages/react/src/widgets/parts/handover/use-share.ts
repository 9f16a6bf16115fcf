import { useSyncExternalStore } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useToast } from "../../../ui/Toast/Toast.tsx";

/** Opens the system's share sheet with a text. Returns `null` if there is none. */
export function useShare(): ((text: string) => Promise<void>) | null {
  const { codeMessage: words } = useAllStrings();
  const toast = useToast();
  const isOffered = useSyncExternalStore(never, canShareText, no);
  if (!isOffered) return null;
  return async (text) => {
    try {
      await navigator.share({ text });
    } catch (error) {
      if (!isNoFailure(error)) toast({ text: words.notShared, tone: "problem" });
    }
  };
}

const never = () => () => undefined;
const no = () => false;

const canShareText = (): boolean =>
  typeof (navigator as Partial<Navigator>).share === "function" &&
  ((navigator as Partial<Navigator>).canShare?.({ text: "0" }) ?? true);

/** Whether the sheet was closed, or is still open after an earlier press. */
const isNoFailure = (error: unknown): boolean =>
  /^(Abort|InvalidState)Error$/.test(String((error as Partial<DOMException> | null)?.name));
