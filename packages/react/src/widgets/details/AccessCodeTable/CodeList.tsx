import type { AccessCode } from "@mortise/client";
import { type ReactNode, useCallback, useState } from "react";
import type { UseAccessCodesResult } from "../../../data/access-codes.ts";
import type { UseDeviceResult } from "../../../data/devices.ts";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { isSameZone, knownCodeZone, localTimeZone } from "../../../rules/time/time-zones.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import type { RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import { markRemoved, type ListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { isGone } from "../../../ui/ErrorState/failure.ts";
import { AskDelete, deleteView } from "../../forms/DeleteCode/AskDelete.tsx";
import { ZoneSentence } from "../../parts/code/ZoneSentence.tsx";
import { useRemovalNews } from "../../parts/code/use-stage-news.ts";
import { CodeRow } from "./CodeRow.tsx";
import { CodesLoading } from "./CodesLoading.tsx";
import type { CodeIssueKey, CodeSelection } from "./code-selection.ts";
import { useHostFirst } from "../../parts/use-press.ts";
import { useEarlyView } from "../../fetched-view.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";
import { TableFrame } from "../../parts/TableFrame.tsx";

interface CodeListProps {
  heading: string | null | undefined;
  query: UseAccessCodesResult;
  door: UseDeviceResult;
  selection: CodeSelection;
  /** `null` if the list has no search box. */
  search: { text: string; onChange: (text: string) => void } | null;
  issue: { pressed: CodeIssueKey | null; onPress: (issue: CodeIssueKey | null) => void };
  memory: ListMemory;
  onOpen: (accessCodeId: string) => void;
  /** Opens the form of a code. Without it, the list offers no editing. */
  onEdit: ((accessCodeId: string) => void) | undefined;
  canDelete: boolean;
  onAdd: (() => void) | undefined;
  onBack: (() => void) | undefined;
}

/** `data-seam-opener` of the button that adds a code. */
export const addOpenerKey = "add";

const idOf = ({ access_code_id }: AccessCode) => access_code_id;

export function CodeList(props: CodeListProps) {
  const { door, selection, issue, memory, onOpen, onEdit, canDelete, onAdd } = props;
  const { accessCodeTable: words } = useAllStrings();
  const { issues, hasErrors, heads } = selection;
  useRemovalNews(props.query.accessCodes);
  const { ownZone } = useFormat();
  const zone = knownCodeZone(door, ownZone);
  const [deleted, setDeleted] = useState<AccessCode | null>(null);
  const close = (isDeleted: boolean) => {
    if (isDeleted && deleted) markRemoved(memory, idOf(deleted));
    setDeleted(null);
  };
  const options = useWidgetOptions();
  const ask = useCallback((_id: string, code: AccessCode) => setDeleted(code), []);
  const remove = useHostFirst(ask, options.onDelete, options.preventDefaultOnDelete);
  const onDelete = canDelete ? remove : undefined;
  useEarlyView(deleteView, canDelete && props.query.accessCodes !== undefined);
  const isOver = isGone(props.query.error) || isGone(door.error);
  const deviceName = (!isOver && door.device?.properties.name) || "";
  const rowDeviceName = options.grouped === true ? null : deviceName;
  const renderRow = useCallback(
    (code: AccessCode, place: RowPlace): ReactNode => (
      <CodeRow
        key={idOf(code)}
        code={code}
        group={heads.get(idOf(code))}
        deviceName={rowDeviceName}
        zone={zone}
        place={place}
        onOpen={onOpen}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    ),
    [heads, rowDeviceName, zone, onOpen, onEdit, onDelete],
  );
  const hasDates = selection.shown.some(hasTimes);
  const isEmpty = selection.all?.length === 0;
  const add = onAdd && (
    <Button kind={isEmpty ? "primary" : undefined} icon="plus" onClick={onAdd} data-seam-opener={addOpenerKey}>
      {words.addCode}
    </Button>
  );
  return (
    <TableFrame
      {...props}
      title={words.title}
      // The line is reserved before the name is loaded, so that the rows do not move.
      sub={deviceName || "\u00a0"}
      keyOf={idOf}
      renderRow={renderRow}
      tools={!isEmpty && add}
      firstStep={add}
      waiting={<CodesLoading grouped={options.grouped === true} />}
      health={{
        ok: words.ok,
        issues: [
          {
            key: "issue",
            count: issues,
            label: words.issues({ count: issues }),
            icon: hasErrors ? "error" : "warning",
            tone: hasErrors ? undefined : "warning",
          },
        ],
        ...issue,
      }}
      icon="keypad"
      empty={words.empty}
    >
      {zone !== null && hasDates && !isSameZone(zone, ownZone ?? localTimeZone()) && (
        <div className="seam-code-zone">
          <ZoneSentence zone={zone} />
        </div>
      )}
      {deleted && <AskDelete code={deleted} deviceName={deviceName} onClose={close} />}
    </TableFrame>
  );
}
