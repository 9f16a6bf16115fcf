import type { AccessCode } from "@mortise/client";
import { useRef } from "react";
import { codeMeanwhile } from "../../rules/code-meanwhile.ts";
import { isKeptOff } from "../../rules/code-stage.ts";
import type { Times } from "../../rules/code-validity.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { useFormat } from "../../strings/strings.tsx";
import { IconButton } from "../../ui/Button/IconButton.tsx";
import { Dot } from "../../ui/Icon/Dot.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { CodeDigits, RevealButton } from "../parts/code/CodeDigits.tsx";
import { CodeStageLine } from "../parts/code/CodeStageLine.tsx";
import { validityInDetails } from "../parts/code/code-words.ts";
import { useCopyCode } from "../parts/code/use-copy-code.ts";
import { useNow } from "../parts/use-now.ts";
import { useReveal } from "../parts/use-reveal.ts";

/** Name, digits, when it works, and whether the lock has it. */
export function CodeHero({ code, level, zone }: { code: AccessCode; level: number; zone: string | null }) {
  const strings = useAllStrings();
  const pin = code.code;
  const digits = useRef<HTMLElement>(null);
  const reveal = useReveal();
  const copy = useCopyCode(digits, reveal.show);
  const now = useNow();
  const format = useFormat();
  const validityOf = (times: Times) => validityInDetails(times, now, zone, strings, format);
  const summary = validityOf(code);
  const { pins, hours } = codeMeanwhile(code, now);
  return (
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
        <Dot isPending={!summary.isActive || isKeptOff(code)} />
        <bdi>{summary.text}</bdi>
      </div>
      <CodeStageLine code={code} />
      {pins.map((former) => (
        <span key={former} className="seam-code-stage">
          <Icon name="warning" size="sm" tone="warning" />
          <bdi>
            {strings.accessCodeDetails.meanwhile.rich({ code: <CodeDigits code={former} reveal={reveal} className="seam-code-value" /> })}
            {hours.map((each) => ` ${validityOf({ ...each, type: "time_bound" }).text}`)}
          </bdi>
        </span>
      ))}
    </div>
  );
}
