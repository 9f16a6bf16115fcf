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
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData("text/plain", text);
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener("copy", onCopy, true);
  try {
    return document.execCommand("copy") && isCopied;
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", onCopy, true);
  }
}
