import { useState } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";

export interface Leaving {
  /** Wraps an action that leaves the form, so that it asks first. */
  readonly by: (way: () => void) => () => void;
  /** Leaving action that waits for an answer; `null` if there is none. */
  readonly asked: (() => void) | null;
  readonly stay: () => void;
}

/** Asks before leaving while `asks` is true. */
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
  /** Whether the question sticks to the lower edge, like the buttons that it replaces. @default false */
  isSticky?: boolean;
}

/** Question in place of a form's buttons: whether the entries may be lost. */
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
      {/* The footer wraps in reverse, so the question after the buttons is displayed above them. */}
      <div id={id} className="seam-footer-note">
        {words.discard}
      </div>
    </div>
  );
}

/** Focuses "Keep editing" when the question appears, because the button that opened the question is gone. */
const focus = (element: HTMLElement | null): void => element?.focus();
