import { useRef } from "react";
import { countOn } from "../../../rules/code/code-on-doors.ts";
import { DigitsLine } from "../../parts/code/DigitsLine.tsx";
import { HandOver } from "../../parts/handover/HandOver.tsx";
import { useReveal } from "../../parts/use-reveal.ts";
import type { CodeAtDoor, CommonCode } from "./codes-at-doors.ts";
import { DoorsSum } from "./DoorsSum.tsx";
import { usePromisedPlaces } from "./use-promised-places.ts";

interface DoorsHeroProps {
  common: CommonCode;
  present: readonly CodeAtDoor[];
  /** Whether the names of the doors are still loading. */
  isLoading: boolean;
}

/** The digits, the number of doors that have them, and how to share them. */
export function DoorsHero({ common, present, isLoading }: DoorsHeroProps) {
  const digits = useRef<HTMLElement>(null);
  const reveal = useReveal();
  const [first, ...also] = usePromisedPlaces(present, common.digits);
  const isOn = countOn(present, common.digits) > 0;
  return (
    <div className="seam-pin">
      <DigitsLine code={common.digits} isPending={!isOn} digits={digits} reveal={reveal} />
      <DoorsSum digits={common.digits} present={present} />
      <HandOver
        code={common.code}
        device={first?.device}
        zone={first?.zone ?? null}
        also={also}
        digits={digits}
        reveal={reveal}
        isReady={isOn}
        isRefused={!first && !isLoading}
      />
    </div>
  );
}
