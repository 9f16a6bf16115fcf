import type { Device } from "@mortise/client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useDevices } from "../../data/devices.ts";
import { useLiveUpdates } from "../../data/live-updates.ts";
import { passesHostFilter } from "../../rules/host-function.ts";
import { useListMemory } from "../../ui/ChunkedList/list-memory.ts";
import { isGone } from "../../ui/ErrorState/failure.ts";
import { DeviceDetailsView } from "../details/device-views.tsx";
import type { AttentionCount } from "../attention/AttentionChip/AttentionChip.tsx";
import { useEarlyView } from "../fetched-view.tsx";
import { usePress } from "../parts/use-press.ts";
import { useViews } from "../use-views.ts";
import type { WidgetOptionProps } from "../widget-options.tsx";
import { WidgetRoot } from "../WidgetRoot.tsx";
import { useAfterRows } from "./use-after-rows.ts";
import type { Arrangement } from "../parts/device/device-arrangement.ts";
import { DeviceList } from "./DeviceList.tsx";
import { type DeviceIssue, useDeviceSelection } from "../parts/device/device-selection.ts";

export interface DeviceTableProps extends WidgetOptionProps {
  /** Limits the table to these devices. @default all that the session may see */
  deviceIds?: readonly string[] | undefined;
  /** Limits the table to devices of these accounts. @default all accounts */
  connectedAccountIds?: readonly string[] | undefined;
  /** Leaves the search box out. @default false */
  disableSearch?: boolean | undefined;
  /**
   * Hides every device for which it returns `false`. The second argument is the search text, trimmed. The table's own
   * search still applies.
   */
  deviceFilter?: ((device: Device, search: string) => boolean) | undefined;
  /** Orders the devices. @default by `created_at`, oldest first */
  deviceComparator?: ((one: Device, other: Device) => number) | undefined;
  /** Hides the count of things that need attention, and their list. @default false */
  disableAttention?: boolean | undefined;
  /** Hides the button that sorts and filters the list. @default false */
  disableSortAndFilter?: boolean | undefined;
  /**
   * Maximum height of the rows, a CSS length such as `480px` or `60vh`. Further rows scroll inside, so that the page
   * below the table stays within reach. @default as high as all rows
   */
  listHeight?: string | undefined;
  /** Heading in place of "Devices". An empty string, in React also `null`, hides it. */
  heading?: string | null | undefined;
  /** Alias of `heading`, which takes precedence. */
  title?: string | null | undefined;
  /** Called when a row is pressed, before its details open. */
  onDeviceClick?: ((deviceId: string) => void) | undefined;
  /** Opens nothing when a row is pressed: the host shows the device itself. @default false */
  preventDefaultOnDeviceClick?: boolean | undefined;
  /** Called when Back is pressed. Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * Table of the locks of a session: search, issues, and the details of each lock.
 * @example <DeviceTable heading="Doors" onDeviceClick={(deviceId) => console.log(deviceId)} />
 */
export function DeviceTable(props: DeviceTableProps) {
  return (
    <WidgetRoot {...props}>
      <DeviceViews {...props} />
    </WidgetRoot>
  );
}

/** The list, or a view in its place. The list's search text, pressed chip, order and filters are kept meanwhile. */
function DeviceViews(props: DeviceTableProps) {
  const { deviceIds, connectedAccountIds, deviceFilter, deviceComparator } = props;
  useLiveUpdates();
  const query = useDevices({ device_ids: deviceIds, connected_account_ids: connectedAccountIds });
  const [search, setSearch] = useState("");
  const [issue, setIssue] = useState<DeviceIssue | null>(null);
  const [arrangement, setArrangement] = useState<Arrangement | null>(null);
  const selection = useDeviceSelection(isGone(query.error) ? undefined : query.devices, {
    search,
    issue,
    deviceFilter,
    deviceComparator,
    arrangement,
  });
  // A chip is released when its issues are gone, so that the next issue does not narrow the list.
  if (query.isComplete && selection.issue !== issue) setIssue(null);
  const memory = useListMemory();
  const after = useAfterRows(query.isComplete);
  const [{ view, open, back, close }, place] = useViews<"device-details" | "attention">("device-table", null);
  const find = () => view?.name === "device-details" && query.devices?.find(({ device_id }) => device_id === view?.id);
  // oxlint-disable-next-line react/exhaustive-deps -- the device as it was when its details were opened
  const opened = useMemo(find, [view]);
  const asked = JSON.stringify([deviceIds, connectedAccountIds]);
  // Closes the details when the host's new props exclude their door. A door that changes or disappears by itself keeps
  // its details open.
  useEffect(() => {
    if (opened && query.isComplete && (!find() || !passesHostFilter("deviceFilter", deviceFilter, opened, search)))
      close();
    // Runs only when the host's props change, or their query is complete.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, deviceFilter, query.isComplete]);

  const doors = useMemo(
    () => ({ deviceIds, connectedAccountIds, deviceFilter }),
    [deviceIds, connectedAccountIds, deviceFilter],
  );
  const openAttention = useCallback(() => open("attention", null, "attention"), [open]);
  const attentionCount = useRef<AttentionCount | null>(null);

  useEarlyView(DeviceDetailsView, query.devices !== undefined);
  const onOpen = usePress("device-details", open, props.onDeviceClick, props.preventDefaultOnDeviceClick);
  return (
    <div ref={place}>
      {view?.name === "device-details" && <DeviceDetailsView deviceId={view.id ?? ""} onBack={back} />}
      {view?.name === "attention" && after && <after.AttentionList {...doors} onBack={back} />}
      {!view && (
        <DeviceList
          heading={props.heading === undefined ? props.title : props.heading}
          query={query}
          selection={selection}
          search={props.disableSearch === true ? null : { text: search, onChange: setSearch }}
          issue={{ pressed: selection.issue, onPress: setIssue }}
          arranging={props.disableSortAndFilter === true ? null : { arrangement, onChange: setArrangement }}
          after={after}
          height={props.listHeight}
          memory={memory}
          mark={
            after &&
            Boolean(selection.all?.[0]) &&
            props.disableAttention !== true && (
              <after.AttentionChip doors={doors} openerKey="attention" onOpen={openAttention} last={attentionCount} />
            )
          }
          isPart={Boolean(deviceIds || connectedAccountIds || deviceFilter)}
          onOpen={onOpen}
          onBack={props.onBack}
        />
      )}
    </div>
  );
}
