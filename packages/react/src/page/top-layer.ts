/** Missing in simulated browsers, which have no top layer. */
type TopLayer = Pick<HTMLDialogElement, "showModal" | "close" | "open" | "togglePopover">;
type Part = Pick<HTMLElement, "isConnected" | "localName"> & Partial<TopLayer>;

/**
 * Opens a popover, or a dialog as a modal one, or closes it. In jsdom a dialog is then open in its place, and a popover
 * stands there anyway.
 */
export function setOnTop(part: Part, isOpen = true): void {
  // Off the page nothing can be open. What is open when an element comes back, `keepContent` opens then.
  if (!part.isConnected) return;
  if (part.localName !== "dialog") part.togglePopover?.(isOpen);
  else {
    // One that was taken off the page still says that it is open, and would not open.
    part.open = !part.showModal;
    part.showModal?.();
  }
}

/** Closes a dialog, which gives the focus back to what had it. */
export const closeOnTop = (dialog: Part): void => dialog.close?.();
