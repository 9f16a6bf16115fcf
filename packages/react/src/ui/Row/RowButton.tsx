import { type MouseEvent, type SyntheticEvent, useRef } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";

interface RowButtonProps {
  name: string;
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Key by which the button gets the focus back when the view that it opened closes. */
  openerKey: string;
  /** Id by which other controls of the row refer to its name. */
  id?: string | undefined;
  /** Id of further text of the row, read after the name. */
  describedBy?: string | undefined;
}

/** Button that opens a row. Its text is the row's name, and its hit area the whole row. */
export function RowButton({ name, onOpen, openerKey, id, describedBy }: RowButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The title may show a former name.
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
      // The name has its own direction, so that the ellipsis is at its end.
      dir="auto"
    >
      {name}
    </button>
  );
}

/** Sets a title with the whole name if the name does not fit, to be read on hover. */
function showWhole({ currentTarget: button }: SyntheticEvent<HTMLButtonElement>) {
  if (button.scrollHeight > button.clientHeight + 1) button.title = button.textContent ?? "";
  else button.removeAttribute("title");
}
