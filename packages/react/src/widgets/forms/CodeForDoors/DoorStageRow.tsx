import type { AccessCode } from "@mortise/client";
import { codeStage } from "../../../rules/code/code-stage.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import type { RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { RemedyButton } from "../../parts/code/CodeCause.tsx";
import { StageMark } from "../../parts/code/StageMark.tsx";
import { useCodeTrouble } from "../../parts/code/use-code-trouble.ts";
import { useOnRemedy } from "../../parts/code/use-on-remedy.ts";
import { useWidgetOptions } from "../../widget-options.tsx";
import type { FormRemedy } from "../AccessCodeForm/use-remedy.ts";
import type { CodeAtDoor } from "./codes-at-doors.ts";
import { useCodeTimes } from "./use-code-times.ts";

interface DoorStageRowProps {
  row: CodeAtDoor;
  commonDigits: string | null;
  /** Whether the row states the code's times, because they are not the same at all doors. */
  hasTimes: boolean;
  place: RowPlace;
  onRemedy: (code: AccessCode, remedy: FormRemedy, openerKey: string) => void;
}

/** Door with the progress of its code, and the remedy if it needs one. The reason stands below all doors. */
export function DoorStageRow({ row, commonDigits, hasTimes, place, onRemedy }: DoorStageRowProps) {
  const { code, door, isGone } = row;
  const { codeForDoors: words, accessCodeDetails, device } = useDoorsStrings();
  const { maskCodes, disableEditAccessCode } = useWidgetOptions();
  const openerKey = `remedy ${code.access_code_id}`;
  const remedy = useOnRemedy(code, (each) => onRemedy(code, each, openerKey));
  const { cause } = useCodeTrouble(code);
  const nameId = useUniqueId();
  const timesOf = useCodeTimes();
  const hasOtherDigits = !isGone && Boolean(code.code) && code.code !== commonDigits;
  const others = maskCodes ? words.otherDigitsHidden : words.otherDigits({ code: `\u2066${code.code}\u2069` });
  return (
    <div {...place} className="seam-door-row">
      <span id={nameId} className="seam-door-name">
        <bdi>{door?.properties.name || device.unnamed}</bdi>
        {hasTimes && <bdi className="seam-door-note">{timesOf(code, door)}</bdi>}
      </span>
      <span className="seam-door-stage">
        {isGone ? (
          <bdi className="seam-door-note">{accessCodeDetails.deleted}</bdi>
        ) : (
          <StageMark stage={codeStage(code)} />
        )}
        {hasOtherDigits && <bdi className="seam-door-note">{others}</bdi>}
      </span>
      {disableEditAccessCode === false && (
        <span className="seam-door-remedy">
          {cause && !isGone && (
            <RemedyButton cause={cause} onRemedy={remedy} openerKey={openerKey} describedBy={nameId} />
          )}
          {/* Reserves the size of the button, whether it is shown or not. */}
          <span className="seam-door-room" aria-hidden="true">
            <span className="seam-button">{accessCodeDetails.otherDigits}</span>
          </span>
        </span>
      )}
    </div>
  );
}
