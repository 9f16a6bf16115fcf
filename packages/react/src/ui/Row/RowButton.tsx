import { type MouseEvent, type SyntheticEvent, useRef } from "react";
import { useBrowserLayoutEffect } from "../../in-browser.ts";

export interface RowButtonProps {
  name: string;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Finds it again when the view it opened is left. */
  openerKey: string;
  /** For what belongs to the row and does not say so. */
  id?: string | undefined;
  /** Id of what else the row says, read after the name. */
  describedBy?: string | undefined;
}

/** The row's one button: the name, whose hit area is the whole row. */
export function RowButton({ name, onOpen, openerKey, id, describedBy }: RowButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // What it was called before says nothing.
  useBrowserLayoutEffect(() => button.current?.removeAttribute("title"), [name]);
  return (
    <button
      ref={button}
      id={id}
      type="button"
      className="seam-row-open"
      onClick={onOpen}
      onPointerEnter={showWhole}
      onFocus={showWhole}
      aria-describedby={describedBy}
      data-seam-opener={openerKey}
      // Its own direction, not the page's: the ellipsis belongs at the end of the name.
      dir="auto"
    >
      {name}
    </button>
  );
}

/** A name too long for its lines can be read in full by resting on it. */
function showWhole({ currentTarget: button }: SyntheticEvent<HTMLButtonElement>) {
  if (button.scrollHeight > button.clientHeight + 1) button.title = button.textContent ?? "";
  else button.removeAttribute("title");
}
