import type { AccessCode, Device } from "@mortise/client";
import { useCallback, useMemo, useState } from "react";
import { useAccessCodes } from "../../../data/access-codes.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { ChunkedList, type RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import { useListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { AnswerState } from "../../parts/waiting/AnswerState.tsx";
import { useViews } from "../../use-views.ts";
import { EditForRemedy } from "../AccessCodeForm/EditAccessCodeForm.tsx";
import type { FormRemedy } from "../AccessCodeForm/use-remedy.ts";
import { DoorStageRow } from "./DoorStageRow.tsx";
import { DoorsHero } from "./DoorsHero.tsx";
import { DoorsTroubles } from "./DoorsTroubles.tsx";
import { type CodeAtDoor, codesAtDoors, useCommonCode } from "./codes-at-doors.ts";
import { useCodeTimes, useHasSameTimes } from "./use-code-times.ts";
import { useDoorsNews } from "./use-doors-news.ts";

interface CodeOnDoorsProps {
  /** Codes as the server answered, one for each door. */
  saved: readonly AccessCode[];
  /** Doors that the form offers; `undefined` while they load. */
  doors: readonly Device[] | undefined;
  /** Opens an empty form. */
  onAddAnother: () => void;
  /** Called by Back and Done; `undefined` if there is nowhere to go. */
  onBack: (() => void) | undefined;
}

/** View of a code that was just saved on several doors: its digits, and its progress at each. */
export function CodeOnDoors({ saved, doors, onAddAnother, onBack }: CodeOnDoorsProps) {
  const words = useDoorsStrings();
  const access_code_ids = useMemo(() => saved.map(({ access_code_id }) => access_code_id), [saved]);
  const query = useAccessCodes({ access_code_ids });
  const rows = useMemo(() => codesAtDoors(saved, query.accessCodes, doors), [saved, query.accessCodes, doors]);
  const present = useMemo(() => rows.filter(({ isGone }) => !isGone), [rows]);
  const common = useCommonCode(present, saved);
  const memory = useListMemory();
  useDoorsNews(present, common.digits);
  const [remedy, setRemedy] = useState<FormRemedy>();
  const [{ view, open, back }, place] = useViews<"edit-access-code">("code-on-doors", access_code_ids[0] ?? null);
  const onRemedy = useCallback(
    (code: AccessCode, each: FormRemedy, openerKey: string) => {
      setRemedy(each);
      open("edit-access-code", code.access_code_id, openerKey);
    },
    [open],
  );
  const isSame = useHasSameTimes(present);
  const renderRow = useCallback(
    (row: CodeAtDoor, at: RowPlace) => (
      <DoorStageRow row={row} commonDigits={common.digits} hasTimes={!isSame} place={at} onRemedy={onRemedy} />
    ),
    [common.digits, isSame, onRemedy],
  );
  const timesOf = useCodeTimes();
  return (
    <div ref={place}>
      {view ? (
        <EditForRemedy accessCodeId={view.id ?? ""} remedy={remedy} onBack={back} />
      ) : (
        <Frame>
          <Header
            title={common.code.name || words.accessCode.unnamed}
            sub={isSame ? timesOf(common.code, rows[0]?.door) : undefined}
            onBack={onBack}
          />
          <DoorsHero common={common} present={present} isLoading={doors === undefined} />
          {/* The buttons are above the doors, so that later notes about doors move no button. */}
          <div className="seam-footer">
            <Button onClick={onAddAnother}>{words.accessCodeDetails.addAnother}</Button>
            {onBack && <Button onClick={onBack}>{words.accessCodeDetails.done}</Button>}
          </div>
          <ChunkedList
            label={words.codeForDoors.title}
            items={rows}
            all={rows}
            keyOf={keyOf}
            renderRow={renderRow}
            memory={memory}
          />
          <AnswerState query={{ ...query, data: rows }} waiting={null} />
          <DoorsTroubles rows={present} />
        </Frame>
      )}
    </div>
  );
}

const keyOf = ({ code }: CodeAtDoor) => code.access_code_id;
