import type { AccessCode } from "@mortise/client";
import { type ReactNode, useCallback, useState } from "react";
import type { UseAccessCodesResult } from "../../data/access-codes.ts";
import type { UseDeviceResult } from "../../data/devices.ts";
import { knownCodeZone } from "../../rules/time-zones.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { Button } from "../../ui/Button/Button.tsx";
import type { RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../ui/ChunkedList/list-memory.ts";
import { DeleteCode } from "../parts/code/DeleteCode.tsx";
import { CodeRow } from "./CodeRow.tsx";
import { CodesLoading } from "./CodesLoading.tsx";
import type { CodeIssueKey, CodeSelection } from "./code-selection.ts";
import { TableFrame } from "../parts/TableFrame.tsx";

export interface CodeListProps {
  heading: string | null | undefined;
  query: UseAccessCodesResult;
  /** The answer about the lock. */
  door: UseDeviceResult;
  selection: CodeSelection;
  /** `null`: no search box. */
  search: { text: string; onChange: (text: string) => void } | null;
  issue: { pressed: CodeIssueKey | null; onPress: (issue: CodeIssueKey | null) => void };
  memory: ListMemory;
  onOpen: (accessCodeId: string) => void;
  /** Without it, the list offers no editing; the next two are the same for deleting and adding. */
  onEdit: ((accessCodeId: string) => void) | undefined;
  canDelete: boolean;
  onAdd: (() => void) | undefined;
  onBack: (() => void) | undefined;
}

/** `data-seam-opener` of the button that adds. */
export const addOpenerKey = "add";

const idOf = ({ access_code_id }: AccessCode) => access_code_id;

export function CodeList(props: CodeListProps) {
  const { door, selection, issue, onOpen, onEdit, canDelete, onAdd } = props;
  const { accessCodeTable: words } = useAllStrings();
  const { issues, hasErrors } = selection;
  const zone = knownCodeZone(door);
  const [deleted, setDeleted] = useState<AccessCode | null>(null);
  const onDelete = canDelete ? setDeleted : undefined;
  const deviceName = door.device?.properties.name ?? "";
  const renderRow = useCallback(
    (code: AccessCode, place: RowPlace): ReactNode => (
      <CodeRow
        key={idOf(code)}
        code={code}
        deviceName={deviceName}
        zone={zone}
        place={place}
        onOpen={onOpen}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    ),
    [deviceName, zone, onOpen, onEdit, onDelete],
  );
  return (
    <TableFrame
      {...props}
      title={words.title}
      about={deviceName}
      keyOf={idOf}
      renderRow={renderRow}
      tools={
        onAdd && (
          <Button icon="plus" onClick={onAdd} data-seam-opener={addOpenerKey}>
            {words.addCode}
          </Button>
        )
      }
      waiting={<CodesLoading />}
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
      {deleted && <DeleteCode code={deleted} deviceName={deviceName} onClose={() => setDeleted(null)} />}
    </TableFrame>
  );
}
