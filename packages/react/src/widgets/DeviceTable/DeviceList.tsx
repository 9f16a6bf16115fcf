import type { Device } from "@mortise/client";
import { type ReactNode, useCallback } from "react";
import type { UseDevicesResult } from "../../data/devices.ts";
import { useStrings } from "../../strings/strings.tsx";
import type { RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../ui/ChunkedList/list-memory.ts";
import { DeviceRow } from "./DeviceRow.tsx";
import { DevicesLoading } from "./DevicesLoading.tsx";
import type { DeviceIssue, DeviceSelection } from "../parts/device/device-selection.ts";
import { ConnectStep } from "../forms/ConnectAccountButton/ConnectStep.tsx";
import { TableFrame } from "../parts/TableFrame.tsx";

interface DeviceListProps {
  heading: string | null | undefined;
  query: UseDevicesResult;
  selection: DeviceSelection;
  /** `null`: no search box. */
  search: { text: string; onChange: (text: string) => void } | null;
  issue: { pressed: DeviceIssue | null; onPress: (issue: DeviceIssue | null) => void };
  memory: ListMemory;
  /** Beside the title. */
  mark: ReactNode;
  /** The host narrows the list, so that nothing in it need not mean that no account is connected. */
  isPart: boolean;
  onOpen: (deviceId: string) => void;
  onBack: (() => void) | undefined;
}

const idOf = ({ device_id }: Device) => device_id;

export function DeviceList(props: DeviceListProps) {
  const { selection, issue, onOpen } = props;
  const { deviceTable: words } = useStrings();
  const { counts } = selection;
  const renderRow = useCallback(
    (device: Device, place: RowPlace): ReactNode => <DeviceRow device={device} place={place} onOpen={onOpen} />,
    [onOpen],
  );
  return (
    <TableFrame
      {...props}
      title={words.title}
      keyOf={idOf}
      renderRow={renderRow}
      waiting={<DevicesLoading />}
      health={{
        ok: words.ok,
        issues: [
          {
            key: "device",
            count: counts.device,
            label: words.deviceIssues({ count: counts.device }),
            room: words.deviceIssues({ count: 99 }),
            icon: "device-offline",
          },
          {
            key: "account",
            count: counts.account,
            label: words.accountIssues({ count: counts.account }),
            icon: "account-offline",
          },
        ],
        ...issue,
      }}
      icon="devices"
      empty={words.empty}
      firstStep={!props.isPart && <ConnectStep />}
    />
  );
}
