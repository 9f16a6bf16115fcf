/** Opens a popover, or a dialog as a modal one, or closes it. */
export function setOnTop(part: HTMLElement & Partial<HTMLDialogElement>, isOpen = true): void {
  // Off the page nothing can be open. What is open when an element comes back, `keepContent` opens then.
  if (!part.isConnected) return;
  if (!part.showModal) part.togglePopover(isOpen);
  else {
    // One that was taken off the page still says that it is open, and would not open.
    part.open = false;
    part.showModal();
  }
}
