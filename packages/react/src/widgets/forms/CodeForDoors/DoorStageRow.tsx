import type { AccessCode } from "@mortise/client";
import { codeStage } from "../../../rules/code/code-stage.ts";
import { withoutRemedy } from "../../../rules/issues/remedies.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import type { RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { hasRemedyButton, RemedyButton } from "../../parts/code/CodeCause.tsx";
import { StageMark } from "../../parts/code/StageMark.tsx";
import { useCodeTrouble } from "../../parts/code/use-code-trouble.ts";
import { useOnRemedy } from "../../parts/code/use-on-remedy.ts";
import { useWidgetOptions } from "../../widget-options.tsx";
import type { FormRemedy } from "../AccessCodeForm/use-remedy.ts";
import type { CodeAtDoor } from "./codes-at-doors.ts";

interface DoorStageRowProps {
  row: CodeAtDoor;
  commonDigits: string | null;
  place: RowPlace;
  onRemedy: (code: AccessCode, remedy: FormRemedy, openerKey: string) => void;
}

/** A door, and how far its code has come; if it needs somebody, why, and the remedy. */
export function DoorStageRow({ row: { code, door, isGone }, commonDigits, place, onRemedy }: DoorStageRowProps) {
  const { codeForDoors: words, accessCodeDetails, device } = useDoorsStrings();
  const { maskCodes } = useWidgetOptions();
  const openerKey = `remedy ${code.access_code_id}`;
  const remedy = useOnRemedy(code, (each) => onRemedy(code, each, openerKey));
  const { cause } = useCodeTrouble(code);
  const nameId = useUniqueId();
  const hasOtherDigits = !isGone && Boolean(code.code) && code.code !== commonDigits;
  const others = maskCodes ? words.otherDigitsHidden : words.otherDigits({ code: `\u2066${code.code}\u2069` });
  const isPressed = cause !== undefined && hasRemedyButton(cause, remedy);
  return (
    <div {...place} className="seam-door-row">
      <span id={nameId} className="seam-door-name">
        <bdi>{door?.properties.name || device.unnamed}</bdi>
      </span>
      <span className="seam-door-stage">
        {isGone ? (
          <bdi className="seam-door-note">{accessCodeDetails.deleted}</bdi>
        ) : cause ? (
          <span className="seam-code-stage" data-stage="setFailed">
            <Icon name="error" size="sm" tone="danger" />
            <bdi lang={cause.lang}>
              {isPressed ? withoutRemedy(cause.message) : `${cause.message} ${cause.more}`.trim()}
            </bdi>
          </span>
        ) : (
          <StageMark stage={codeStage(code)} />
        )}
        {hasOtherDigits && <bdi className="seam-door-note">{others}</bdi>}
      </span>
      {isPressed && !isGone && (
        <RemedyButton cause={cause} onRemedy={remedy} openerKey={openerKey} describedBy={nameId} />
      )}
    </div>
  );
}
