import type { RefObject } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import type { CodeReveal } from "../use-reveal.ts";
import { CodeDigits, RevealButton } from "./CodeDigits.tsx";

interface DigitsLineProps {
  /** `null` until the digits are chosen. */
  code: string | null;
  /** Whether no lock has the digits yet. */
  isPending: boolean;
  digits: RefObject<HTMLElement | null>;
  reveal: CodeReveal;
}

/** The digits, large. They are muted until a lock has them. */
export function DigitsLine({ code, isPending, digits, reveal }: DigitsLineProps) {
  const { accessCode: words } = useAllStrings();
  return (
    <div className="seam-pin-line" data-pending={isPending ? "" : undefined}>
      <span className="seam-visually-hidden">{words.unnamed}</span>
      <CodeDigits ref={digits} code={code} reveal={reveal} className="seam-pin-value" isGrouped />
      <RevealButton code={code} reveal={reveal} />
    </div>
  );
}
