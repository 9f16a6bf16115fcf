import type { Device } from "@mortise/client";
import { type ReactNode, useCallback, useMemo } from "react";
import type { UseDevicesResult } from "../../data/devices.ts";
import { useFormat, useStrings } from "../../strings/strings.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { ChunkedList, type RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../ui/ChunkedList/list-memory.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { HealthBar } from "../../ui/HealthBar/HealthBar.tsx";
import { SearchField } from "../../ui/SearchField/SearchField.tsx";
import { LoadingStatus } from "../../ui/Skeleton/Skeleton.tsx";
import { useSpokenCount } from "../parts/use-spoken-count.ts";
import { StaleAlert } from "../parts/StaleAlert.tsx";
import { DeviceRow } from "./DeviceRow.tsx";
import { DeviceRowSkeleton } from "./DeviceRowSkeleton.tsx";
import type { DeviceIssue, DeviceSelection } from "./device-selection.ts";

export interface DeviceListProps {
  heading: string | null;
  query: Pick<UseDevicesResult, "isComplete" | "error" | "isFetching" | "refetch">;
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
  const { all, shown, counts } = selection;
  const { error, isFetching, refetch } = query;
  const retry = () => void refetch();
  useSpokenCount(shown.length, selection.isNarrowed ? `${issue.pressed} ${search?.text}` : null);
  const renderRow = useCallback(
    (device: Device, place: RowPlace): ReactNode => <DeviceRow device={device} place={place} onOpen={onOpen} />,
    [onOpen],
  );
  const label = heading ?? words.title;
  const rows = useMemo(
    () => <ChunkedList label={label} items={shown} keyOf={idOf} renderRow={renderRow} memory={memory} />,
    [label, shown, renderRow, memory],
  );
  return (
    <Frame isBusy={all === null && error === null}>
      <Header title={heading} count={useCount(query, selection)} onBack={onBack}>
        {search !== null && <SearchField value={search.text} onChange={search.onChange} />}
      </Header>
      {error !== null && all !== null && <StaleAlert error={error} onRetry={retry} isRetrying={isFetching} />}
      {all === null && (error === null ? <Loading /> : <ErrorState error={error} onRetry={retry} isRetrying={isFetching} />)}
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
      {all !== null && shown.length > 0 && rows}
      {all !== null && shown.length === 0 && <Empty text={search?.text ?? ""} onClear={() => search?.onChange("")} />}
    </Frame>
  );
}

/** `...` until all are here, `12`, or `3 of 12`. */
function useCount({ error, isComplete }: DeviceListProps["query"], { all, shown, isNarrowed }: DeviceSelection): string | undefined {
  const { table } = useStrings();
  const format = useFormat();
  if (all === null) return error === null ? table.loading : undefined;
  const total = isComplete ? format.number(all.length) : table.loading;
  return isNarrowed ? table.countOf({ shown: shown.length, total }) : total;
}

function Loading() {
  return (
    <>
      <div className="seam-list seam-waiting" aria-hidden="true">
        <DeviceRowSkeleton />
        <DeviceRowSkeleton />
        <DeviceRowSkeleton />
      </div>
      <LoadingStatus />
    </>
  );
}

function Empty({ text, onClear }: { text: string; onClear: () => void }) {
  const { deviceTable, table } = useStrings();
  const isSearch = text.trim() !== "";
  return (
    <EmptyState
      icon={isSearch ? "search" : "devices"}
      text={deviceTable.empty}
      action={isSearch && <Button onClick={onClear}>{table.clearSearch}</Button>}
    />
  );
}
