import { listenTo } from "../../../page/in-browser.ts";

/** Puts a text on the clipboard; false where the browser does not let us. The text never enters the document. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or not there at all: pages served over plain http have no clipboard of their own.
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
