import type { AccessCode } from "@mortise/client";
import { type ReactNode, useCallback, useState } from "react";
import type { UseAccessCodesResult } from "../../data/access-codes.ts";
import type { UseDeviceResult } from "../../data/devices.ts";
import { knownCodeZone } from "../../rules/time-zones.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { ChunkedList, type RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../ui/ChunkedList/list-memory.ts";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { HealthBar } from "../../ui/HealthBar/HealthBar.tsx";
import { SearchField } from "../../ui/SearchField/SearchField.tsx";
import { DeleteCode } from "../parts/code/DeleteCode.tsx";
import { useSpokenCount } from "../parts/use-spoken-count.ts";
import { CodeRow } from "./CodeRow.tsx";
import { CodesLoading } from "./CodesLoading.tsx";
import type { CodeSelection } from "./code-selection.ts";
import { AnswerState } from "../parts/waiting/AnswerState.tsx";
import { EmptyList } from "../parts/waiting/EmptyList.tsx";
import { useCount } from "../parts/use-count.ts";

export interface CodeListProps {
  heading: string | null;
  query: UseAccessCodesResult;
  /** Of the lock. */
  door: UseDeviceResult;
  selection: CodeSelection;
  /** `null`: no search box. */
  search: { text: string; onChange: (text: string) => void } | null;
  onPressIssue: (isPressed: boolean) => void;
  memory: ListMemory;
  onOpen: (accessCodeId: string) => void;
  /** Without it, as without the next two, there is no way to do it. */
  onEdit: ((accessCodeId: string) => void) | undefined;
  canDelete: boolean;
  onAdd: (() => void) | undefined;
  onBack: (() => void) | undefined;
}

/** `data-seam-opener` of the button that adds. */
export const addOpenerKey = "add";

const idOf = ({ access_code_id }: AccessCode) => access_code_id;

export function CodeList(props: CodeListProps) {
  const { heading, query, door, selection, search, onPressIssue, memory, onOpen, onEdit, canDelete, onAdd, onBack } = props;
  const { accessCodeTable: words } = useAllStrings();
  const { all, shown, issues, hasErrors, isIssuePressed, isNarrowed } = selection;
  const zone = knownCodeZone(door);
  const [deleted, setDeleted] = useState<AccessCode | null>(null);
  const onDelete = canDelete ? setDeleted : undefined;
  const deviceName = door.device?.properties.name ?? "";
  useSpokenCount(shown.length, isNarrowed ? `${isIssuePressed} ${search?.text}` : null);
  const renderRow = useCallback(
    (code: AccessCode, place: RowPlace): ReactNode => (
      <CodeRow code={code} deviceName={deviceName} zone={zone} place={place} onOpen={onOpen} onEdit={onEdit} onDelete={onDelete} />
    ),
    [deviceName, zone, onOpen, onEdit, onDelete],
  );
  return (
    <Frame isBusy={query.isPending}>
      <Header title={heading} count={useCount(selection, query.error)} onBack={onBack}>
        {onAdd && (
          <Button icon="plus" onClick={onAdd} data-seam-opener={addOpenerKey}>
            {words.addCode}
          </Button>
        )}
        {search && <SearchField value={search.text} onChange={search.onChange} />}
      </Header>
      <AnswerState query={query} waiting={<CodesLoading />} />
      {all !== null && (
        <HealthBar
          ok={words.ok}
          issues={[
            {
              key: "issue",
              count: issues,
              label: words.issues({ count: issues }),
              icon: hasErrors ? "error" : "warning",
              tone: hasErrors ? "danger" : "warning",
            },
          ]}
          pressed={isIssuePressed ? "issue" : null}
          onPress={(key) => onPressIssue(key !== null)}
        />
      )}
      {shown[0] && <ChunkedList label={heading ?? words.title} items={shown} keyOf={idOf} renderRow={renderRow} memory={memory} />}
      {all !== null && shown.length === 0 && <EmptyList icon="keypad" text={words.empty} search={search} />}
      {deleted && <DeleteCode code={deleted} deviceName={deviceName} onClose={() => setDeleted(null)} />}
    </Frame>
  );
}
