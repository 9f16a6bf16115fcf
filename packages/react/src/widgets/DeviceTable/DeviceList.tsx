import type { Device } from "@mortise/client";
import { type ReactNode, useCallback, useMemo } from "react";
import type { UseDevicesResult } from "../../data/devices.ts";
import { useStrings } from "../../strings/strings.tsx";
import { ChunkedList, type RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../ui/ChunkedList/list-memory.ts";
import { DeviceRow } from "./DeviceRow.tsx";
import { DevicesLoading } from "./DevicesLoading.tsx";
import type { DeviceIssue, DeviceSelection } from "./device-selection.ts";
import { TableFrame } from "../parts/TableFrame.tsx";

export interface DeviceListProps {
  heading: string | null;
  query: UseDevicesResult;
  selection: DeviceSelection;
  /** `null`: no search box. */
  search: { text: string; onChange: (text: string) => void } | null;
  issue: { pressed: DeviceIssue | null; onPress: (issue: DeviceIssue | null) => void };
  memory: ListMemory;
  onOpen: (deviceId: string) => void;
  onBack: (() => void) | undefined;
}

const idOf = ({ device_id }: Device) => device_id;

export function DeviceList(props: DeviceListProps) {
  const { heading, selection, issue, memory, onOpen } = props;
  const { deviceTable: words } = useStrings();
  const { shown, counts, narrowing } = selection;
  const renderRow = useCallback(
    (device: Device, place: RowPlace): ReactNode => <DeviceRow device={device} place={place} onOpen={onOpen} />,
    [onOpen],
  );
  const label = heading ?? words.title;
  const rows = useMemo(
    () => <ChunkedList label={label} items={shown} keyOf={idOf} renderRow={renderRow} memory={memory} turn={narrowing} />,
    [label, shown, renderRow, memory, narrowing],
  );
  return (
    <TableFrame
      {...props}
      waiting={<DevicesLoading />}
      health={{
        ok: words.ok,
        issues: [
          { key: "device", count: counts.device, label: words.deviceIssues({ count: counts.device }), icon: "device-offline" },
          { key: "account", count: counts.account, label: words.accountIssues({ count: counts.account }), icon: "account-offline" },
        ],
        ...issue,
      }}
      icon="devices"
      empty={words.empty}
    >
      {rows}
    </TableFrame>
  );
}
