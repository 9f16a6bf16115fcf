import { listenTo } from "../../../page/in-browser.ts";

/** Copies a text to the clipboard. Resolves to `false` if the browser refuses. The text never enters the document. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard is refused or missing: pages over plain http have none.
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let isCopied = false;
  const leave = listenTo(document, "copy", (event) => {
    const { clipboardData } = event as ClipboardEvent;
    event.preventDefault();
    event.stopImmediatePropagation();
    clipboardData?.setData("text/plain", text);
    isCopied = clipboardData !== null;
  });
  try {
    return document.execCommand("copy") && isCopied;
  } catch {
    return false;
  } finally {
    leave();
  }
}
