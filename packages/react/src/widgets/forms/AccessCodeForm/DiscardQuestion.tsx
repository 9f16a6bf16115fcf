import { useState } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";

export interface Leaving {
  /** A way out, which asks first. */
  readonly by: (way: () => void) => () => void;
  /** The way out that waits for an answer; `null`: there is none. */
  readonly asked: (() => void) | null;
  readonly stay: () => void;
}

/** Leaving asks first while `asks`. */
export function useLeaving(asks: boolean): Leaving {
  const [way, setWay] = useState<(() => void) | null>(null);
  return {
    by: (each) => () => (asks ? setWay(() => each) : each()),
    asked: asks ? way : null,
    stay: () => setWay(null),
  };
}

interface DiscardQuestionProps {
  onDiscard: () => void;
  onStay: () => void;
  /** Stays in sight at the lower edge, as the buttons do whose place it takes. @default false */
  isSticky?: boolean;
}

/** In place of a form's buttons: whether what was entered is to be lost. */
export function DiscardQuestion({ onDiscard, onStay, isSticky }: DiscardQuestionProps) {
  const { accessCodeForm: words } = useAllStrings();
  const id = useUniqueId();
  return (
    <div className={isSticky ? "seam-footer seam-doors-footer" : "seam-footer"} role="group" aria-labelledby={id}>
      <Button data-tone="danger" onClick={onDiscard}>
        {words.discardThem}
      </Button>
      <Button ref={focus} kind="primary" onClick={onStay}>
        {words.keepEditing}
      </Button>
      {/* After the buttons, and so above them. */}
      <div id={id} className="seam-footer-note">
        {words.discard}
      </div>
    </div>
  );
}

/** The question takes the focus from the button that asked it. */
const focus = (element: HTMLElement | null): void => element?.focus();
