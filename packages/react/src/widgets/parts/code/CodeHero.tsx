import type { AccessCode } from "@mortise/client";
import type { ReactNode, RefObject } from "react";
import { isKeptOff } from "../../../rules/code/code-stage.ts";
import { codeMeanwhile } from "../../../rules/code/code-meanwhile.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useNow } from "../use-now.ts";
import type { CodeReveal } from "../use-reveal.ts";
import { CodeStatus } from "./CodeStatus.tsx";
import { DigitsLine } from "./DigitsLine.tsx";

interface CodeHeroProps {
  code: AccessCode;
  /** Heading level of the code's name; `null` if the name is shown elsewhere. */
  level: number | null;
  zone: string | null;
  digits: RefObject<HTMLElement | null>;
  reveal: CodeReveal;
  /** See {@link CodeStatus}. */
  savedAt?: number | null;
  /** Actions on the digits, or the cause that keeps them off the lock. */
  children: ReactNode;
}

/** Name, digits, and whether the lock has them. The digits are muted until it has. */
export function CodeHero({ code, level, zone, digits, reveal, savedAt = null, children }: CodeHeroProps) {
  const { accessCode: words } = useAllStrings();
  const hasFormerDigits = codeMeanwhile(code, useNow()).pins.length > 0;
  return (
    <div className="seam-pin">
      {level !== null && (
        <div className="seam-pin-name" role="heading" aria-level={level}>
          <bdi>{code.name || words.unnamed}</bdi>
        </div>
      )}
      <DigitsLine code={code.code} isPending={isKeptOff(code)} digits={digits} reveal={reveal} />
      <CodeStatus code={code} zone={zone} hasFormerDigits={hasFormerDigits} savedAt={savedAt} />
      {children}
    </div>
  );
}
