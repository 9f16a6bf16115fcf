import type { RefObject } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { copyText } from "./clipboard.ts";

/**
 * Copies a code and confirms it in a toast. If the browser refuses, `show` reveals the code, and the one in `shown` is
 * selected, so that it can be copied by hand.
 */
export function useCopyCode(shown: RefObject<HTMLElement | null>, show: () => void): (code: string) => Promise<void> {
  const { accessCode: words } = useAllStrings();
  const toast = useToast();
  return async (code) => {
    const isCopied = await copyText(code);
    toast(isCopied ? { text: words.copied } : { text: words.notCopied, tone: "problem" });
    if (isCopied) return;
    show();
    // Runs after the revealed code is rendered.
    requestAnimationFrame(() => {
      if (shown.current !== null) document.getSelection()?.selectAllChildren(shown.current);
    });
  };
}
