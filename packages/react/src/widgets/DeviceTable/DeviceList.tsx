import type { Device } from "@mortise/client";
import { type ReactNode, useCallback, useMemo } from "react";
import type { UseDevicesResult } from "../../data/devices.ts";
import { useStrings } from "../../strings/strings.tsx";
import { ChunkedList, type RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../ui/ChunkedList/list-memory.ts";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { HealthBar } from "../../ui/HealthBar/HealthBar.tsx";
import { SearchField } from "../../ui/SearchField/SearchField.tsx";
import { useSpokenCount } from "../parts/use-spoken-count.ts";
import { DeviceRow } from "./DeviceRow.tsx";
import { DevicesLoading } from "./DevicesLoading.tsx";
import type { DeviceIssue, DeviceSelection } from "./device-selection.ts";
import { AnswerState } from "../parts/waiting/AnswerState.tsx";
import { EmptyList } from "../parts/waiting/EmptyList.tsx";
import { useCount } from "../parts/use-count.ts";

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

export function DeviceList({ heading, query, selection, search, issue, memory, onOpen, onBack }: DeviceListProps) {
  const { deviceTable: words } = useStrings();
  const { all, shown, counts, isNarrowed, narrowing } = selection;
  useSpokenCount(shown.length, isNarrowed ? narrowing : null);
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
    <Frame isBusy={query.isPending}>
      <Header title={heading} count={useCount(selection, query.error, query.isComplete)} onBack={onBack}>
        {search && <SearchField value={search.text} onChange={search.onChange} />}
      </Header>
      <AnswerState query={query} waiting={<DevicesLoading />} />
      {all !== null && (
        <HealthBar
          ok={words.ok}
          issues={[
            { key: "device", count: counts.device, label: words.deviceIssues({ count: counts.device }), icon: "device-offline" },
            { key: "account", count: counts.account, label: words.accountIssues({ count: counts.account }), icon: "account-offline" },
          ]}
          {...issue}
        />
      )}
      {all !== null && rows}
      {all !== null && shown.length === 0 && <EmptyList icon="devices" text={words.empty} search={search} />}
    </Frame>
  );
}
