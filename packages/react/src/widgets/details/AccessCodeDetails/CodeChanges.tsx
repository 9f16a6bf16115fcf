import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { canChange } from "../../../rules/code/code-stage.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { AskDelete, deleteView } from "../../forms/DeleteCode/AskDelete.tsx";
import { useHostFirst } from "../../parts/use-press.ts";
import { useEarlyView } from "../../fetched-view.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";

interface CodeChangesProps {
  code: AccessCode;
  deviceName: string | undefined;
  onEdit: () => void;
  onDeleted: (() => void) | undefined;
}

/** `data-seam-opener` of the button that opens the form. */
export const editOpenerKey = "edit";

/** Actions on the code that the host allows. */
export function CodeChanges({ code, deviceName, onEdit, onDeleted }: CodeChangesProps) {
  const { accessCodeDetails: words } = useAllStrings();
  const options = useWidgetOptions();
  const [isDeleting, setDeleting] = useState(false);
  useEarlyView(deleteView, options.disableDeleteAccessCode === false);
  const { access_code_id } = code;
  const edit = useHostFirst(onEdit, options.onEdit, options.preventDefaultOnEdit);
  const remove = useHostFirst(() => setDeleting(true), options.onDelete, options.preventDefaultOnDelete);
  const canEdit = options.disableEditAccessCode === false;
  const canDelete = options.disableDeleteAccessCode === false;
  if (!canChange(code) || !(canEdit || canDelete)) return null;
  return (
    <div className="seam-footer seam-footer-in-order">
      {canEdit && (
        <Button icon="edit" onClick={() => edit(access_code_id)} data-seam-opener={editOpenerKey}>
          {words.edit}
        </Button>
      )}
      {canDelete && (
        <Button kind="quiet" data-tone="danger" onClick={() => remove(access_code_id)}>
          {words.delete}
        </Button>
      )}
      {isDeleting && (
        <AskDelete
          code={code}
          deviceName={deviceName}
          onClose={(isDeleted) => {
            setDeleting(false);
            if (isDeleted) onDeleted?.();
          }}
        />
      )}
    </div>
  );
}
