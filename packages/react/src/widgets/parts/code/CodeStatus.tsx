import type { AccessCode } from "@mortise/client";
import { isKeptOff } from "../../../rules/code/code-stage.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Dot } from "../../../ui/Icon/Dot.tsx";
import { useHasPassed } from "../../use-has-passed.ts";
import { useNow } from "../use-now.ts";
import { validityInDetails } from "./code-words.ts";
import { StageIcon } from "./StageIcon.tsx";
import { useCodeStage } from "./use-code-stage.ts";

const slowMs = 30_000;

interface CodeStatusProps {
  code: AccessCode;
  zone: string | null;
  /** Whether the lock may still have other digits, which are active. */
  hasFormerDigits: boolean;
  /** Time at which the code was saved here, in epoch milliseconds; `null` if it was not just saved. */
  savedAt: number | null;
}

/** Says whether the lock has the code, and when it opens the door. */
export function CodeStatus({ code, zone, hasFormerDigits, savedAt }: CodeStatusProps) {
  const strings = useAllStrings();
  const format = useFormat();
  const stage = useCodeStage(code, savedAt !== null);
  const isOff = isKeptOff(code);
  const summary = validityInDetails(code, useNow(), zone, strings, format, isOff && !hasFormerDigits);
  // Green only while the code opens the door: its schedule has begun, and the lock has it.
  const isWorking = summary.isActive && !isOff;
  const isSlow = useHasPassed(savedAt, slowMs) && stage === "setting";
  return (
    <div className="seam-code-status" data-stage={stage}>
      {stage ? <StageIcon stage={stage} isWorking={isWorking} /> : <Dot isPending={!isWorking} />}
      <span>
        {stage && (
          <>
            <bdi className="seam-code-status-stage">{strings.codeStage[stage]}</bdi>{" "}
            <span className="seam-code-status-dot" aria-hidden="true">
              ·
            </span>{" "}
          </>
        )}
        <bdi className="seam-pin-when">{isSlow ? strings.accessCodeDetails.stillSetting : summary.text}</bdi>
      </span>
    </div>
  );
}
