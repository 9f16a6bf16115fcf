import { countOn } from "../../../rules/code/code-on-doors.ts";
import { codeStage } from "../../../rules/code/code-stage.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { StageIcon } from "../../parts/code/StageIcon.tsx";
import type { CodeAtDoor } from "./codes-at-doors.ts";
import { useTroubled } from "./use-troubled.ts";

interface DoorsSumProps {
  /** Digits on screen; `null` until they are chosen. */
  digits: string | null;
  present: readonly CodeAtDoor[];
}

/** Number of doors that have the shown digits, and of doors that need attention. */
export function DoorsSum({ digits, present }: DoorsSumProps) {
  const { codeForDoors: words } = useDoorsStrings();
  const troubled = useTroubled(present).length;
  const on = countOn(present, digits);
  const isMoving = present.some(({ code }) => codeStage(code) === "setting");
  const icon =
    troubled > 0 ? (
      <Icon name="error" size="sm" tone="danger" />
    ) : (
      <StageIcon stage={isMoving ? "setting" : on === present.length ? "set" : "waiting"} isWorking={!isMoving} />
    );
  return (
    <div className="seam-code-status seam-doors-sum">
      {icon}
      <span>
        <bdi className="seam-code-status-stage">{words.onDoors({ on, total: present.length })}</bdi>
        {troubled > 0 && (
          <>
            {" "}
            <span className="seam-code-status-dot" aria-hidden="true">
              ·
            </span>{" "}
            <bdi className="seam-pin-when">{words.needYou({ count: troubled })}</bdi>
          </>
        )}
      </span>
    </div>
  );
}
