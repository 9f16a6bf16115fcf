import { type MouseEvent, type SyntheticEvent, useRef } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";

interface RowButtonProps {
  name: string;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  /** By this the button is found again, to get the focus back when the view it opened closes. */
  openerKey: string;
  /** For other controls of the row, which refer to its name by it. */
  id?: string | undefined;
  /** Id of what else the row says, read after the name. */
  describedBy?: string | undefined;
}

/** The row's one button: the name, whose hit area is the whole row. */
export function RowButton({ name, onOpen, openerKey, id, describedBy }: RowButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A title that was set for a former name is wrong now.
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

/** Gives a name that is too long for its lines a title, to be read in full by hovering. */
function showWhole({ currentTarget: button }: SyntheticEvent<HTMLButtonElement>) {
  if (button.scrollHeight > button.clientHeight + 1) button.title = button.textContent ?? "";
  else button.removeAttribute("title");
}
