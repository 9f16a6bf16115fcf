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
  /** Lock whose codes are shown. */
  deviceId: string;
  /** Leaves the search box out. @default false */
  disableSearch?: boolean | undefined;
  /**
   * Hides every code for which it returns `false`. The second argument is the search text, trimmed. The table's own
   * search still applies.
   */
  accessCodeFilter?: ((accessCode: AccessCode, search: string) => boolean) | undefined;
  /** Orders the codes, which are then not grouped. @default by `created_at`, oldest first */
  accessCodeComparator?: ((one: AccessCode, other: AccessCode) => number) | undefined;
  /** Heading in place of "Access Codes". An empty string, in React also `null`, hides it. */
  heading?: string | null | undefined;
  /** Alias of `heading`, which takes precedence. */
  title?: string | null | undefined;
  /** Called when a row is pressed, before its details open. */
  onAccessCodeClick?: ((accessCodeId: string) => void) | undefined;
  /** Opens nothing when a row is pressed: the host shows the code itself. @default false */
  preventDefaultOnAccessCodeClick?: boolean | undefined;
  /** Called when Back is pressed. Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * Table of the access codes of a lock: search, issues, and the details of each code.
 * @example <AccessCodeTable deviceId="…" disableCreateAccessCode={false} />
 */
export function AccessCodeTable(props: AccessCodeTableProps) {
  const deviceId = givenId(props.deviceId);
  return (
    <WidgetRoot {...props}>
      {/* Another lock remounts the table, so that nothing typed or opened for the last one stays. */}
      <CodeViews key={deviceId} {...props} deviceId={deviceId} />
    </WidgetRoot>
  );
}

type CodeView = "access-code-details" | "create-access-code" | "edit-access-code";

/** The list, or a view in its place. The list's search text and pressed chip are kept meanwhile. */
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
  // A chip is released when its issues are gone, so that the next issue does not narrow the list.
  if (selection.all && selection.issue !== issue) setIssue(null);
  const memory = useListMemory();

  const onOpen = usePress("access-code-details", open, props.onAccessCodeClick, props.preventDefaultOnAccessCodeClick);
  const onEdit = usePress("edit-access-code", open, options.onEdit, options.preventDefaultOnEdit);
  const onAdd = () => open("create-access-code", deviceId, addOpenerKey);
  // A lock that is missing or could not be read has no form.
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
