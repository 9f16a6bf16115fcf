import type { Device } from "@mortise/client";
import { memo } from "react";
import { useUniqueId } from "../../ui/UniqueId/unique-id.tsx";
import { useCommand } from "../../data/use-command.ts";
import { deviceStatus, untoldErrors } from "../../rules/device/device-status.ts";
import { modelName } from "../../rules/device/model-name.ts";
import { useStrings } from "../../strings/strings.tsx";
import type { RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import { DeviceImage } from "../../ui/DeviceImage/DeviceImage.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { RowButton } from "../../ui/Row/RowButton.tsx";
import { useShownIssues } from "../parts/use-shown-issues.ts";
import { DeviceFacts } from "./DeviceFacts.tsx";

interface DeviceRowProps {
  device: Device;
  place: RowPlace;
  onOpen: (deviceId: string) => void;
}

/**
 * Row of a device. It renders whenever its `place` changes, which every change of the list's length causes. Its content
 * is memoized, and does not render then.
 */
export function DeviceRow({ device, place, onOpen }: DeviceRowProps) {
  return (
    <div
      {...place}
      className="seam-row seam-device-row"
      data-offline={deviceStatus(device) === "online" ? undefined : ""}
    >
      <Content device={device} onOpen={onOpen} />
    </div>
  );
}

const Content = memo(function Content({ device, onOpen }: Pick<DeviceRowProps, "device" | "onOpen">) {
  const { device: words, deviceTable } = useStrings();
  const { device_id, properties } = device;
  const { name, image_url } = properties;
  const factsId = useUniqueId();
  const command = useCommand(device_id);
  const shown = useShownIssues()(device);
  const errors = untoldErrors(shown);
  const entries = errors[0] ? errors : shown.warnings;
  const tone = errors[0] ? "danger" : "warning";
  return (
    <>
      <span className="seam-row-media">
        <DeviceImage url={image_url} />
      </span>
      <span className="seam-row-text">
        <RowButton
          name={name || words.unnamed}
          openerKey={device_id}
          describedBy={`${factsId} ${factsId}issue`}
          onOpen={() => onOpen(device_id)}
        />
        <span className="seam-row-meta">
          <bdi>{modelName(device)}</bdi>
          {entries[0] && (
            <span className="seam-fact" id={`${factsId}issue`} data-tone={tone}>
              <Icon name={errors[0] ? "error" : "warning"} size="sm" />
              {deviceTable[errors[0] ? "errors" : "warnings"]({ count: entries.length })}
            </span>
          )}
        </span>
      </span>
      <DeviceFacts id={factsId} device={device} command={command} />
      <span className="seam-row-go">
        <Icon name="chevron-end" size="sm" />
      </span>
    </>
  );
});
