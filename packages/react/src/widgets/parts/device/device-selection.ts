// Selects the devices of a table, and counts their issues.
import type { Device } from "@mortise/client";
import { useMemo } from "react";
import { hasAccountIssue, hasDeviceIssue } from "../../../rules/device/device-status.ts";
import { isLockDevice } from "../../../rules/device/lock-devices.ts";
import { modelName } from "../../../rules/device/model-name.ts";
import { passesHostFilter } from "../../../rules/host-function.ts";
import { sortEntities } from "../../../rules/order.ts";
import { type SearchText, searchTextOf, createMatcher } from "../../../rules/search/search.ts";
import { useFormat, useStrings } from "../../../strings/strings.tsx";
import type { Arrangement } from "./device-arrangement.ts";
import { useShownIssues } from "../use-shown-issues.ts";

export type DeviceIssue = "device" | "account";

interface DeviceChoice {
  search: string;
  issue: DeviceIssue | null;
  deviceFilter: ((device: Device, search: string) => boolean) | undefined;
  deviceComparator: ((one: Device, other: Device) => number) | undefined;
  /** Chosen order and filters. @default the table's own order */
  arrangement?: Arrangement | null;
}

export interface DeviceSelection {
  /** All locks in order, before search and chip; `null` until they are loaded. */
  readonly all: readonly Device[] | null;
  readonly shown: readonly Device[];
  readonly counts: Readonly<Record<DeviceIssue, number>>;
  /** Pressed chip; `null` if no issue of its kind is left. */
  readonly issue: DeviceIssue | null;
  readonly isNarrowed: boolean;
  /** Search text, chip and filters as one string, which changes with each of them. */
  readonly narrowing: string;
}

export function useDeviceSelection(devices: readonly Device[] | undefined, choice: DeviceChoice): DeviceSelection {
  const { search, issue: pressed, deviceFilter, deviceComparator, arrangement = null } = choice;
  const { unnamed } = useStrings().device;
  const { locale } = useFormat();
  const ofFilter = deviceFilter ? search : "";
  const all = useMemo(() => {
    const isShown = (device: Device) =>
      isLockDevice(device) && passesHostFilter("deviceFilter", deviceFilter, device, ofFilter);
    return devices === undefined ? null : sortEntities("deviceComparator", deviceComparator, devices.filter(isShown));
  }, [devices, deviceFilter, ofFilter, deviceComparator]);
  const shownIssuesOf = useShownIssues();
  const tests = useMemo(
    () => ({
      device: (device: Device) => hasDeviceIssue(shownIssuesOf(device)),
      account: (device: Device) => hasAccountIssue(shownIssuesOf(device)),
    }),
    [shownIssuesOf],
  );
  const counts = useMemo(
    () => ({ device: count(all, tests.device), account: count(all, tests.account) }),
    [all, tests],
  );
  const issue = pressed !== null && counts[pressed] > 0 ? pressed : null;
  const isSearched = search.trim() !== "";
  const haystacks = useMemo(() => haystacksOf(all ?? [], unnamed), [all, unnamed]);
  const shown = useMemo(() => {
    let left = all ?? [];
    if (isSearched) {
      const matches = createMatcher(search);
      const texts = haystacks();
      left = left.filter((_, at) => matches(texts[at] ?? ""));
    }
    if (issue !== null) left = left.filter(tests[issue]);
    const nameOf = (device: Device) => nameOrNone(device, unnamed);
    return arrangement?.code.arrange(left, arrangement, { locale, nameOf, shownIssuesOf }) ?? left;
  }, [all, haystacks, isSearched, search, issue, tests, arrangement, locale, unnamed, shownIssuesOf]);
  const filters = arrangement?.filters ?? [];
  const isNarrowed = isSearched || issue !== null || filters.length > 0;
  return { all, shown, counts, issue, isNarrowed, narrowing: `${issue} ${filters.join()} ${search}` };
}

const count = (devices: readonly Device[] | null, test: (device: Device) => boolean): number =>
  devices?.filter(test).length ?? 0;

/**
 * Builds search texts lazily, at the first letter typed, and keeps them until the devices change. Building them takes
 * longer than searching them.
 */
function haystacksOf(devices: readonly Device[], unnamed: string): () => readonly SearchText[] {
  let made: readonly SearchText[] | undefined;
  return () => (made ??= devices.map((device) => searchTextOf(textsOf(device, unnamed))));
}

/** A device without a name matches the text that its row shows instead. */
const textsOf = (device: Device, unnamed: string) => [nameOrNone(device, unnamed), modelName(device), device.device_id];

/** Returns the name of a door, or the text that its row shows instead. */
export const nameOrNone = ({ properties }: Device, unnamed: string): string => properties.name || unnamed;
