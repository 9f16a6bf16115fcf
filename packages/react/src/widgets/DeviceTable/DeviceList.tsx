import type { Device } from "@mortise/client";
import { type ReactNode, useCallback } from "react";
import type { UseDevicesResult } from "../../data/devices.ts";
import { useStrings } from "../../strings/strings.tsx";
import type { RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../ui/ChunkedList/list-memory.ts";
import { DeviceRow } from "./DeviceRow.tsx";
import { DevicesLoading } from "./DevicesLoading.tsx";
import type { AfterRows } from "./use-after-rows.ts";
import type { ArrangementControl } from "../parts/device/device-arrangement.ts";
import { type DeviceIssue, type DeviceSelection, nameOrNone } from "../parts/device/device-selection.ts";
import { ConnectStep } from "../forms/ConnectAccountButton/ConnectStep.tsx";
import { TableFrame } from "../parts/TableFrame.tsx";

interface DeviceListProps {
  heading: string | null | undefined;
  query: UseDevicesResult;
  selection: DeviceSelection;
  /** `null` if the list has no search box. */
  search: { text: string; onChange: (text: string) => void } | null;
  issue: { pressed: DeviceIssue | null; onPress: (issue: DeviceIssue | null) => void };
  /** `null` if the list has no button that sorts and filters. */
  arranging: ArrangementControl | null;
  after: AfterRows | null;
  /** Height of the rows, as a CSS length. */
  height: string | undefined;
  memory: ListMemory;
  /** Shown beside the title. */
  mark: ReactNode;
  /** Whether the host narrows the list. An empty list then does not mean that no account is connected. */
  isPart: boolean;
  onOpen: (deviceId: string) => void;
  onBack: (() => void) | undefined;
}

const idOf = ({ device_id }: Device) => device_id;

export function DeviceList(props: DeviceListProps) {
  const { selection, issue, arranging, after, onOpen } = props;
  const { device: deviceWords, deviceTable: words } = useStrings();
  const { counts } = selection;
  const renderRow = useCallback(
    (device: Device, place: RowPlace): ReactNode => <DeviceRow device={device} place={place} onOpen={onOpen} />,
    [onOpen],
  );
  const nameOf = (device: Device) => nameOrNone(device, deviceWords.unnamed);
  const chosen = arranging?.arrangement && { ...arranging, arrangement: arranging.arrangement };
  const { Chips, ShowAllButton } = chosen?.arrangement.code ?? {};
  return (
    <TableFrame
      {...props}
      title={words.title}
      keyOf={idOf}
      keys={after ? { follow: after.followKeys, nameOf } : undefined}
      maxHeight={props.height}
      endTools={
        arranging && (
          // Keeps its size before the button has loaded, so that nothing moves.
          <span className="seam-sort">
            {after && selection.all?.[0] && <after.ArrangeButton {...arranging} devices={selection.all} />}
          </span>
        )
      }
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
        children: chosen && Chips && <Chips {...chosen} />,
      }}
      icon="devices"
      empty={words.empty}
      wayOut={chosen && ShowAllButton && <ShowAllButton {...chosen} />}
      firstStep={!props.isPart && <ConnectStep />}
    />
  );
}
