import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { useDevice } from "../../../data/devices.ts";
import { codeAlerts } from "../../../rules/issues/alerts.ts";
import { canChange } from "../../../rules/code/code-stage.ts";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { knownCodeZone } from "../../../rules/time/time-zones.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Alerts } from "../../../ui/Alert/Alerts.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { AskDelete, deleteView } from "../../forms/DeleteCode/AskDelete.tsx";
import type { DeleteCodeProps } from "../../forms/DeleteCode/DeleteCode.tsx";
import { DeviceCard } from "../../parts/device/DeviceCard.tsx";
import { useHostFirst } from "../../parts/use-press.ts";
import { useShownIssues } from "../../parts/use-shown-issues.ts";
import { useSpokenAlerts } from "../../parts/use-spoken-alerts.ts";
import { useEarlyView } from "../../fetched-view.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";
import { CodeFacts } from "./CodeFacts.tsx";
import { CodeHero } from "./CodeHero.tsx";

interface CodeViewProps {
  code: AccessCode;
  /** Heading level of its name. */
  level: number;
  onOpenDevice: () => void;
  onEdit: () => void;
  onDeleted: (() => void) | undefined;
}

/** `data-seam-opener` of the button that opens the form. */
export const editOpenerKey = "edit";

export function CodeView({ code, level, onOpenDevice, onEdit, onDeleted }: CodeViewProps) {
  const alerts = useSpokenAlerts(codeAlerts(useShownIssues()(code)));
  const query = useDevice({ device_id: code.device_id });
  const zone = knownCodeZone(query);
  // Only a code with times has the sentence "All times in …", which is true of all times shown here. Without it they
  // are shown in the reader's own zone, for which "" stands.
  const said = hasTimes(code) ? zone : "";
  return (
    <>
      <CodeHero code={code} level={level} zone={zone}>
        <DeviceCard deviceId={code.device_id} zone={said} onOpen={onOpenDevice} />
        <Changes code={code} deviceName={query.device?.properties.name} onEdit={onEdit} onDeleted={onDeleted} />
      </CodeHero>
      <Alerts alerts={alerts} />
      <CodeFacts code={code} zone={said} />
    </>
  );
}

/** What the host lets people do with the code. */
function Changes({
  code,
  deviceName,
  onEdit,
  onDeleted,
}: Pick<CodeViewProps, "code" | "onEdit" | "onDeleted"> & Pick<DeleteCodeProps, "deviceName">) {
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
