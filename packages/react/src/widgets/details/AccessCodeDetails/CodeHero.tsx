import type { AccessCode } from "@mortise/client";
import { type ReactNode, useRef } from "react";
import { codeMeanwhile } from "../../../rules/code/code-meanwhile.ts";
import { codeStage, isKeptOff } from "../../../rules/code/code-stage.ts";
import type { CodeTimes } from "../../../rules/code/code-validity.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Alert } from "../../../ui/Alert/Alert.tsx";
import { IconButton } from "../../../ui/Button/IconButton.tsx";
import { Dot } from "../../../ui/Icon/Dot.tsx";
import { CodeDigits, RevealButton } from "../../parts/code/CodeDigits.tsx";
import { CodeStageLine } from "../../parts/code/CodeStageLine.tsx";
import { validityInDetails } from "../../parts/code/code-words.ts";
import { useCopyCode } from "../../parts/code/use-copy-code.ts";
import { useNow } from "../../parts/use-now.ts";
import { useReveal } from "../../parts/use-reveal.ts";

interface CodeHeroProps {
  code: AccessCode;
  /** Heading level of its name. */
  level: number;
  zone: string | null;
  /** The controls. What comes and goes stands below them, so that they keep their place. */
  children: ReactNode;
}

/**
 * Name, digits, when it works, and whether the lock has it; below the controls, former digits that may still open the
 * door.
 */
export function CodeHero({ code, level, zone, children }: CodeHeroProps) {
  const strings = useAllStrings();
  const pin = code.code;
  const digits = useRef<HTMLElement>(null);
  const reveal = useReveal();
  const copy = useCopyCode(digits, reveal.show);
  const now = useNow();
  const format = useFormat();
  const isOff = isKeptOff(code);
  const validityOf = (times: CodeTimes, isNotThere?: boolean) =>
    validityInDetails(times, now, zone, strings, format, isNotThere);
  const { pins, hours } = codeMeanwhile(code, now);
  // That a code which could not be removed may still open the door, its error says.
  const alerted = codeStage(code) === "removeFailed" ? pins.filter((each) => each !== pin) : pins;
  // While the lock still has the former digits, these are active.
  const summary = validityOf(code, isOff && !pins[0]);
  return (
    <>
      <div className="seam-pin">
        <div className="seam-pin-name" role="heading" aria-level={level}>
          <bdi>{code.name || strings.accessCode.unnamed}</bdi>
        </div>
        <div className="seam-pin-line">
          <span className="seam-visually-hidden">{strings.accessCode.unnamed}</span>
          <CodeDigits ref={digits} code={pin} reveal={reveal} className="seam-pin-value" />
          <RevealButton code={pin} reveal={reveal} />
          {pin && <IconButton icon="copy" label={strings.accessCodeDetails.copyCode} onClick={() => void copy(pin)} />}
        </div>
        <div className="seam-pin-when">
          {/* Green only where it opens the door now: its time has come, and the lock has it. */}
          <Dot isPending={!summary.isActive || isOff} />
          <bdi>{summary.text}</bdi>
        </div>
        <CodeStageLine code={code} />
      </div>
      {children}
      {alerted[0] && (
        <div className="seam-alerts">
          {alerted.map((former) => (
            <Alert key={former} tone="warning">
              <bdi>
                {strings.accessCodeDetails.meanwhile.rich({
                  code: <CodeDigits code={former} reveal={reveal} className="seam-code-value" />,
                })}
                {hours.map((each) => ` ${validityOf({ ...each, type: "time_bound" }).text}`)}
              </bdi>
            </Alert>
          ))}
        </div>
      )}
    </>
  );
}
