import type { Device } from "@mortise/client";
import { memo, useEffect, useRef } from "react";
import { useUniqueId } from "../../ui/UniqueId/unique-id.tsx";
import { useToggleLock } from "../../data/locks.ts";
import { deviceStatus } from "../../rules/device-status.ts";
import { lockStateOf } from "../../rules/lock-state.ts";
import { useStrings } from "../../strings/strings.tsx";
import type { RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import { DeviceImage } from "../../ui/DeviceImage/DeviceImage.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { RowButton } from "../../ui/Row/RowButton.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { failureOf, noteOf } from "../parts/lock-words.ts";
import { isFirstToTell } from "../parts/told.ts";
import { DeviceFacts } from "./DeviceFacts.tsx";

export interface DeviceRowProps {
  device: Device;
  place: RowPlace;
  onOpen: (deviceId: string) => void;
}

/** Its place changes with every count, what is in it with its device alone. */
export function DeviceRow({ device, place, onOpen }: DeviceRowProps) {
  return (
    <div {...place} className="seam-row seam-device-row" data-offline={deviceStatus(device) === "online" ? undefined : ""}>
      <Content device={device} onOpen={onOpen} />
    </div>
  );
}

const Content = memo(function Content({ device, onOpen }: Pick<DeviceRowProps, "device" | "onOpen">) {
  const { device: words } = useStrings();
  const { device_id, properties } = device;
  const { name, model, image_url } = properties;
  const factsId = useUniqueId();
  const toggle = useToggleLock(device);
  useToastOnFailure(device, toggle);
  return (
    <>
      <span className="seam-row-media">
        <DeviceImage url={image_url} />
      </span>
      <span className="seam-row-text">
        <RowButton name={name || words.unnamed} openerKey={device_id} describedBy={factsId} onOpen={() => onOpen(device_id)} />
        <span className="seam-row-meta">
          <bdi>{model.display_name}</bdi>
        </span>
      </span>
      <DeviceFacts id={factsId} device={device} command={toggle.command} />
      <span className="seam-row-go">
        <Icon name="chevron-end" size="sm" />
      </span>
    </>
  );
});

/** A command that fails while only the row is on screen: its control, which would say so, has been left. */
function useToastOnFailure(device: Device, { command, lock, unlock }: ReturnType<typeof useToggleLock>): void {
  const strings = useStrings();
  const toast = useToast();
  const { device_id } = device;
  const seen = useRef({ device_id, command });
  useEffect(() => {
    const wasPending = seen.current.device_id === device_id && seen.current.command?.status === "pending";
    seen.current = { device_id, command };
    const failure = wasPending ? failureOf(command, lockStateOf(device)) : null;
    if (failure === null || !isFirstToTell(device, failure)) return;
    toast({
      text: strings.lock.announcement({ name: device.properties.name || strings.device.unnamed, news: noteOf(failure, strings) }),
      tone: "problem",
      action: { label: strings.lock.tryAgain, onPress: failure.direction === "lock" ? lock : unlock },
    });
  }, [command, device, device_id, lock, unlock, strings, toast]);
}
