import type { RefObject } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { copyText } from "../code/clipboard.ts";

/**
 * Copies a message and confirms it in a toast. If the browser refuses, `show` renders the message with its digits, and
 * the text in `shown` is selected, so that it can be copied by hand.
 */
export function useCopyMessage(
  shown: RefObject<HTMLElement | null>,
  show: () => void,
): (message: string) => Promise<void> {
  const { codeMessage: words } = useAllStrings();
  const toast = useToast();
  return async (message) => {
    const isCopied = await copyText(message);
    toast(isCopied ? { text: words.copied } : { text: words.notCopied, tone: "problem" });
    if (isCopied) return;
    show();
    // Runs after the message is rendered with its digits.
    requestAnimationFrame(() => {
      if (shown.current !== null) document.getSelection()?.selectAllChildren(shown.current);
    });
  };
}
