import type { AccessCode, Device } from "@mortise/client";
import { useRef } from "react";
import { isKeptOff } from "../../../rules/code/code-stage.ts";
import { codeTimeZone } from "../../../rules/time/time-zones.ts";
import { Alerts } from "../../../ui/Alert/Alerts.tsx";
import { CodeCause } from "../../parts/code/CodeCause.tsx";
import { CodeHero } from "../../parts/code/CodeHero.tsx";
import { useCodeTrouble } from "../../parts/code/use-code-trouble.ts";
import { useOnRemedy } from "../../parts/code/use-on-remedy.ts";
import { HandOver } from "../../parts/handover/HandOver.tsx";
import { useReveal } from "../../parts/use-reveal.ts";
import type { FormRemedy } from "./use-remedy.ts";

interface SavedCodeViewProps {
  code: AccessCode;
  device: Device | undefined;
  /** Time of saving, in epoch milliseconds. */
  savedAt: number;
  onRemedy: (remedy: FormRemedy) => void;
}

/** The digits and how to share them. If the lock refuses them, the reason and the remedy. */
export function SavedCodeView({ code, device, savedAt, onRemedy }: SavedCodeViewProps) {
  const digits = useRef<HTMLElement>(null);
  const reveal = useReveal();
  const { isTroubled, isComing, cause, rest } = useCodeTrouble(code);
  const remedy = useOnRemedy(code, onRemedy);
  const zone = device ? codeTimeZone(device) : null;
  return (
    <>
      <CodeHero code={code} level={null} zone={zone} digits={digits} reveal={reveal} savedAt={savedAt}>
        {isTroubled ? (
          <CodeCause cause={cause} isComing={isComing} onRemedy={remedy} />
        ) : (
          <HandOver
            code={code}
            device={device}
            zone={zone}
            digits={digits}
            reveal={reveal}
            hasMessage
            isReady={!isKeptOff(code)}
          />
        )}
      </CodeHero>
      <Alerts alerts={rest} />
    </>
  );
}
