import { useRef } from "react";
import { isOnLock, isPromised } from "../../../rules/code/code-on-doors.ts";
import { codeTimeZone } from "../../../rules/time/time-zones.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { DigitsLine } from "../../parts/code/DigitsLine.tsx";
import { HandOver } from "../../parts/handover/HandOver.tsx";
import { useReveal } from "../../parts/use-reveal.ts";
import type { CodeAtDoor, CommonCode } from "./codes-at-doors.ts";
import { DoorsSum } from "./DoorsSum.tsx";

/** The digits, on how many doors they are, and what is needed to hand them over. */
export function DoorsHero({ common, present }: { common: CommonCode; present: readonly CodeAtDoor[] }) {
  const digits = useRef<HTMLElement>(null);
  const reveal = useReveal();
  const { locale } = useFormat();
  // A guest is told of the doors alone that the code will open.
  const promised = present.filter(({ code }) => code.code === common.digits && isPromised(code));
  const doors = promised.flatMap(({ door }) => (door ? [door] : []));
  const names = doors.map(({ properties }) => properties.name?.trim() ?? "").filter(Boolean);
  const isKnown = present.every(({ door }) => door !== undefined);
  const isOn = present.some(({ code }) => isOnLock(code));
  return (
    <div className="seam-pin">
      <DigitsLine code={common.digits} isPending={!isOn} digits={digits} reveal={reveal} />
      <DoorsSum present={present} />
      <HandOver
        code={common.code}
        device={isKnown ? { properties: { name: new Intl.ListFormat(locale).format(names) } } : undefined}
        zone={isKnown ? codeTimeZone(doors[0]) : null}
        digits={digits}
        reveal={reveal}
        isReady={isOn}
        isRefused={doors.length === 0}
      />
    </div>
  );
}
