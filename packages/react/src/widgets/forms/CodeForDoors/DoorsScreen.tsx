import type { Device } from "@mortise/client";
import { useCallback, useMemo } from "react";
import type { UseDevicesResult } from "../../../data/devices.ts";
import type { DraftRules } from "../../../rules/code/code-form.ts";
import { mostDoors } from "../../../rules/code/door-choice.ts";
import type { SharedRules } from "../../../rules/code/shared-rules.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { ChunkedList, type RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { SearchField } from "../../../ui/SearchField/SearchField.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { useSpokenCount } from "../../parts/use-spoken-count.ts";
import { AnswerState } from "../../parts/waiting/AnswerState.tsx";
import { EmptyList } from "../../parts/waiting/EmptyList.tsx";
import { DiscardQuestion, useLeaving } from "../AccessCodeForm/DiscardQuestion.tsx";
import { ChooseMany } from "./ChooseMany.tsx";
import { DoorRow } from "./DoorRow.tsx";
import { DoorsContext } from "./doors-context.ts";
import { DoorsLoading } from "./DoorsLoading.tsx";
import { DoorsNote } from "./DoorsNote.tsx";
import type { ChosenDoors } from "./use-chosen-doors.ts";
import type { DoorSelection } from "./use-door-selection.ts";

/** `data-seam-opener` of the Continue button. */
export const continueKey = "continue";

/** Number of doors from which there is a search box. */
const searchedFrom = 11;

interface DoorsScreenProps {
  query: UseDevicesResult;
  selection: DoorSelection;
  chosen: ChosenDoors;
  rules: DraftRules;
  clash: SharedRules["clash"];
  memory: ListMemory;
  /** Sentence that names the chosen doors whose account has signed out; `null` without such a door. */
  leftOut: string | null;
  /** Whether there are entries that leaving would lose. */
  isChanged: boolean;
  /** Whether the choice is frozen. */
  isHeld: boolean;
  onContinue: () => void;
  onBack: (() => void) | undefined;
}

export function DoorsScreen(props: DoorsScreenProps) {
  const { query, selection, chosen, rules, clash, memory, leftOut, isHeld, onContinue, onBack } = props;
  const leaving = useLeaving(props.isChanged && !isHeld);
  const { codeForDoors: words, accessCodeForm, deviceTable, table } = useDoorsStrings();
  const noteId = useUniqueId();
  const { all, shown, search, onSearch, isNarrowed, narrowing } = selection;
  useSpokenCount(shown.length, isNarrowed ? narrowing : null);
  const renderRow = useCallback((device: Device, place: RowPlace) => <DoorRow device={device} place={place} />, []);
  const { ids, toggle } = chosen;
  const choice = useMemo(() => ({ chosen: { ids, toggle }, isHeld }), [ids, toggle, isHeld]);
  const count = chosen.doors.length;
  const canGoOn = count > 0 && count <= mostDoors && clash === null && !isHeld;
  const hasSearch = (all?.length ?? 0) >= searchedFrom;
  return (
    <DoorsContext.Provider value={choice}>
      <Frame isBusy={query.isPending}>
        <Header
          title={words.title}
          count={all === null ? undefined : table.countOf({ shown: count, total: all.length })}
          onBack={onBack && leaving.by(onBack)}
        >
          {hasSearch && <SearchField value={search} onChange={onSearch} />}
        </Header>
        {all !== null && (
          <>
            {all[0] !== undefined && (
              <ChooseMany shown={shown} isNarrowed={isNarrowed} chosen={chosen} isHeld={isHeld} />
            )}
            <ChunkedList
              label={words.title}
              items={shown}
              all={all}
              keyOf={idOf}
              renderRow={renderRow}
              memory={memory}
              turn={search}
            />
            {shown.length === 0 && (
              <EmptyList icon="devices" text={deviceTable.empty} search={{ text: search, onChange: onSearch }} />
            )}
          </>
        )}
        <AnswerState query={query} waiting={<DoorsLoading />} />
        {leaving.asked ? (
          <DiscardQuestion key="question" isSticky onDiscard={leaving.asked} onStay={leaving.stay} />
        ) : all?.[0] === undefined ? null : (
          <div key="actions" className="seam-footer seam-doors-footer">
            <DoorsNote id={noteId} count={count} rules={rules} clash={clash} leftOut={leftOut} />
            {onBack && <Button onClick={leaving.by(onBack)}>{accessCodeForm.cancel}</Button>}
            <Button
              kind="primary"
              disabled={!canGoOn}
              onClick={onContinue}
              aria-describedby={noteId}
              data-seam-opener={continueKey}
            >
              {words.next}
            </Button>
          </div>
        )}
      </Frame>
    </DoorsContext.Provider>
  );
}

const idOf = ({ device_id }: Device) => device_id;
