import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { useDevice } from "../../data/devices.ts";
import { codeAlerts } from "../../rules/alerts.ts";
import { canChange } from "../../rules/code-stage.ts";
import { hasTimes } from "../../rules/code-validity.ts";
import { knownCodeZone } from "../../rules/time-zones.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { Alerts } from "../../ui/Alert/Alert.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { spokenAlerts } from "../parts/code/code-words.ts";
import { DeleteCode, type DeleteCodeProps } from "../parts/code/DeleteCode.tsx";
import { DeviceCard } from "../parts/device/DeviceCard.tsx";
import { useWidgetOptions } from "../widget-options.tsx";
import { CodeFacts } from "./CodeFacts.tsx";
import { CodeHero } from "./CodeHero.tsx";

export interface CodeViewProps {
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
  const strings = useAllStrings();
  const query = useDevice({ device_id: code.device_id });
  const zone = knownCodeZone(query);
  // Only a code with times has the sentence "All times in …", which is true of all times shown here. Without it they are shown in the
  // reader's own zone, for which "" stands.
  const said = hasTimes(code) ? zone : "";
  return (
    <>
      <CodeHero code={code} level={level} zone={zone}>
        <DeviceCard deviceId={code.device_id} zone={said} onOpen={onOpenDevice} />
        <Changes code={code} deviceName={query.device?.properties.name} onEdit={onEdit} onDeleted={onDeleted} />
      </CodeHero>
      <Alerts alerts={spokenAlerts(codeAlerts(code), strings)} />
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
  const canEdit = options.disableEditAccessCode === false;
  const canDelete = options.disableDeleteAccessCode === false;
  if (!canChange(code) || !(canEdit || canDelete)) return null;
  return (
    <div className="seam-footer">
      {canDelete && (
        <Button kind="quiet" data-tone="danger" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      )}
      {canEdit && (
        <Button icon="edit" onClick={onEdit} data-seam-opener={editOpenerKey}>
          {words.edit}
        </Button>
      )}
      {isDeleting && (
        <DeleteCode
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
