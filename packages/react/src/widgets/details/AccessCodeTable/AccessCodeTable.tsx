import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { useAccessCodes } from "../../../data/access-codes.ts";
import { useDevice } from "../../../data/devices.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { takesCodes } from "../../../rules/code/takes-codes.ts";
import { givenId } from "../../../rules/given-id.ts";
import { useListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { isGone } from "../../../ui/ErrorState/failure.ts";
import { AccessCodeDetailsView } from "../code-views.tsx";
import { CreateFormView } from "../../forms/form-views.tsx";
import { EditFormView } from "../../forms/form-views.tsx";
import { useEarlyView } from "../../fetched-view.tsx";
import { usePress } from "../../parts/use-press.ts";
import { useViews } from "../../use-views.ts";
import { useWidgetOptions, type WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { addOpenerKey, CodeList } from "./CodeList.tsx";
import { type CodeIssueKey, useCodeSelection } from "./code-selection.ts";

export interface AccessCodeTableProps extends WidgetOptionProps {
  /** The lock whose codes to show. */
  deviceId: string;
  /** Leaves the search box out. @default false */
  disableSearch?: boolean | undefined;
  /**
   * Leaves out every code it returns false for. It is also told what is being searched for, trimmed; the table's own
   * search stays.
   */
  accessCodeFilter?: ((accessCode: AccessCode, search: string) => boolean) | undefined;
  /** Orders the codes, which have no groups then. @default by `created_at`, oldest first */
  accessCodeComparator?: ((one: AccessCode, other: AccessCode) => number) | undefined;
  /** Instead of "Access Codes"; empty, in React also `null`, for none. */
  heading?: string | null | undefined;
  /** The same as `heading`, which wins over it. */
  title?: string | null | undefined;
  /** Called when a row is pressed, before its details open. */
  onAccessCodeClick?: ((accessCodeId: string) => void) | undefined;
  /** Opens nothing when a row is pressed: the host shows the code itself. @default false */
  preventDefaultOnAccessCodeClick?: boolean | undefined;
  /** Shows a Back button. */
  onBack?: (() => void) | undefined;
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
}

/**
 * The access codes of a lock: search, what is wrong with them, and the details of each.
 * @example <AccessCodeTable deviceId="…" disableCreateAccessCode={false} />
 */
export function AccessCodeTable(props: AccessCodeTableProps) {
  const deviceId = givenId(props.deviceId);
  return (
    <WidgetRoot {...props}>
      {/* Another lock is another table: nothing typed or opened for the last one may stay. */}
      <CodeViews key={deviceId} {...props} deviceId={deviceId} />
    </WidgetRoot>
  );
}

type CodeView = "access-code-details" | "create-access-code" | "edit-access-code";

/** The list, or what was opened over it. What was typed and pressed in the list is kept meanwhile. */
function CodeViews(props: AccessCodeTableProps) {
  const { deviceId } = props;
  const options = useWidgetOptions();
  useLiveUpdates();
  const query = useAccessCodes({ device_id: deviceId });
  const door = useDevice({ device_id: deviceId });
  const [search, setSearch] = useState("");
  const [issue, setIssue] = useState<CodeIssueKey | null>(null);
  const [{ view, open, back }, place] = useViews<CodeView>("access-code-table", deviceId);
  const selection = useCodeSelection(isGone(query.error) ? undefined : query.accessCodes, {
    ...props,
    grouped: options.grouped === true,
    isListed: !view,
    search,
    issue,
  });
  // A chip whose issues are gone is released: it must not narrow the list by itself when the next issue comes.
  if (selection.all && selection.issue !== issue) setIssue(null);
  const memory = useListMemory();

  const onOpen = usePress("access-code-details", open, props.onAccessCodeClick, props.preventDefaultOnAccessCodeClick);
  const onEdit = usePress("edit-access-code", open, options.onEdit, options.preventDefaultOnEdit);
  const onAdd = () => open("create-access-code", deviceId, addOpenerKey);
  // For a lock that was not found, or could not be read, there is no form either.
  const isNoDoor = door.device ? isGone(door.error) : door.error;
  const canAdd = options.disableCreateAccessCode === false && takesCodes(door.device) && !isNoDoor;
  const canEdit = options.disableEditAccessCode === false;
  const isHere = query.accessCodes !== undefined;
  useEarlyView(AccessCodeDetailsView, isHere);
  useEarlyView(CreateFormView, isHere && canAdd);
  useEarlyView(EditFormView, isHere && canEdit);
  return (
    <div ref={place}>
      {view?.name === "access-code-details" && <AccessCodeDetailsView accessCodeId={view.id ?? ""} onBack={back} />}
      {view?.name === "create-access-code" && <CreateFormView deviceId={deviceId} onBack={back} />}
      {view?.name === "edit-access-code" && <EditFormView accessCodeId={view.id ?? ""} onBack={back} />}
      {!view && (
        <CodeList
          heading={props.heading === undefined ? props.title : props.heading}
          query={query}
          door={door}
          selection={selection}
          search={props.disableSearch === true ? null : { text: search, onChange: setSearch }}
          issue={{ pressed: selection.issue, onPress: setIssue }}
          memory={memory}
          onOpen={onOpen}
          onEdit={canEdit ? onEdit : undefined}
          canDelete={options.disableDeleteAccessCode === false}
          onAdd={canAdd ? onAdd : undefined}
          onBack={props.onBack}
        />
      )}
    </div>
  );
}
