import type { AccessCode } from "@mortise/client";
import { useRef, useState } from "react";
import { useDevice } from "../../../data/devices.ts";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { knownCodeZone } from "../../../rules/time/time-zones.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Alerts } from "../../../ui/Alert/Alerts.tsx";
import { CodeCause, type OnRemedy, RemedyButton } from "../../parts/code/CodeCause.tsx";
import { CodeHero } from "../../parts/code/CodeHero.tsx";
import { CodeLife } from "../../parts/code/CodeLife.tsx";
import { FormerDigits } from "../../parts/code/FormerDigits.tsx";
import { useOnRemedy } from "../../parts/code/use-on-remedy.ts";
import { useCodeTrouble } from "../../parts/code/use-code-trouble.ts";
import { DeviceCard } from "../../parts/device/DeviceCard.tsx";
import { HandOver } from "../../parts/handover/HandOver.tsx";
import { useReveal } from "../../parts/use-reveal.ts";
import { CodeChanges } from "./CodeChanges.tsx";
import { CodeId } from "./CodeId.tsx";
import { CodeTiming } from "./CodeTiming.tsx";

interface CodeViewProps {
  code: AccessCode;
  level: number;
  onOpenDevice: () => void;
  onEdit: () => void;
  /** Opens the form that the cause of a failure calls for. */
  onRemedy: NonNullable<OnRemedy>;
  onDeleted: (() => void) | undefined;
}

export function CodeView({ code, level, onOpenDevice, onEdit, onRemedy, onDeleted }: CodeViewProps) {
  const digits = useRef<HTMLElement>(null);
  const reveal = useReveal();
  const { isTroubled, isComing, cause, rest } = useCodeTrouble(code);
  // A cause that appears later stands below the controls, which do not move.
  const [isCauseFirst] = useState(isTroubled);
  const query = useDevice({ device_id: code.device_id });
  const zone = knownCodeZone(query, useFormat().ownZone);
  // The sentence "All times in …" shows only for a code with times, and covers all times on the page. Without it, times
  // are in the reader's own zone, represented by "".
  const said = hasTimes(code) ? zone : "";
  const remedy = useOnRemedy(code, onRemedy);
  const lateCause = cause && !isCauseFirst && { ...cause, action: <RemedyButton cause={cause} onRemedy={remedy} /> };
  return (
    <>
      <CodeHero code={code} level={level} zone={zone} digits={digits} reveal={reveal}>
        {isCauseFirst ? (
          <CodeCause cause={cause} isComing={isComing} onRemedy={remedy} />
        ) : (
          <HandOver
            code={code}
            device={query.device}
            zone={zone}
            digits={digits}
            reveal={reveal}
            hasMessage={false}
            isReady={false}
            isRefused={isTroubled}
          />
        )}
      </CodeHero>
      <CodeTiming code={code} zone={said} />
      <DeviceCard deviceId={code.device_id} zone={said} onOpen={onOpenDevice} />
      <CodeChanges code={code} deviceName={query.device?.properties.name} onEdit={onEdit} onDeleted={onDeleted} />
      <FormerDigits code={code} zone={zone} reveal={reveal} />
      <Alerts alerts={lateCause ? [lateCause, ...rest] : rest} />
      <div className="seam-details">
        <CodeLife code={code} zone={said} />
        <CodeId code={code} />
      </div>
    </>
  );
}
