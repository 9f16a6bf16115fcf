/** Optional in {@link Part}, because simulated browsers such as jsdom have no top layer. */
type TopLayer = Pick<HTMLDialogElement, "showModal" | "close" | "open" | "togglePopover">;
type Part = Pick<HTMLElement, "isConnected" | "localName"> & Partial<TopLayer>;

/**
 * Opens or closes a popover, or opens a dialog as a modal one. In jsdom, a dialog opens in its place, and a popover is
 * always visible.
 */
export function setOnTop(part: Part, isOpen = true): void {
  // A dialog or popover off the page cannot open. `reopen.ts` opens it when its element is back on the page.
  if (!part.isConnected) return;
  if (part.localName !== "dialog") part.togglePopover?.(isOpen);
  else {
    // A dialog that was removed from the page still has `open` set, which would keep it from opening.
    part.open = !part.showModal;
    part.showModal?.();
  }
}

/** Closes a dialog, which returns the focus to the element that had it before. */
export const closeOnTop = (dialog: Part): void => dialog.close?.();
