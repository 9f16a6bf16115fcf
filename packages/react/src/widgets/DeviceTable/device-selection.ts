// Which devices a table shows, and what is wrong among them.
import type { Device } from "@mortise/client";
import { useMemo } from "react";
import { hasAccountIssue, hasDeviceIssue } from "../../rules/device-status.ts";
import { isLockDevice } from "../../rules/lock-devices.ts";
import { byCreatedAt } from "../../rules/order.ts";
import { matcher } from "../../rules/search.ts";

export type DeviceIssue = "device" | "account";

export interface DeviceChoice {
  search: string;
  /** The chip that is pressed. */
  issue: DeviceIssue | null;
  deviceFilter: ((device: Device) => boolean) | undefined;
  deviceComparator: ((one: Device, other: Device) => number) | undefined;
}

export interface DeviceSelection {
  /** The locks in order, before search and chip; `null` while none are known. */
  readonly all: readonly Device[] | null;
  readonly shown: readonly Device[];
  readonly counts: Readonly<Record<DeviceIssue, number>>;
  /** The chip that is pressed, unless nothing is wrong in that way any more. */
  readonly issue: DeviceIssue | null;
  readonly isNarrowed: boolean;
}

export function useDeviceSelection(devices: readonly Device[] | undefined, choice: DeviceChoice): DeviceSelection {
  const { search, issue: pressed, deviceFilter, deviceComparator } = choice;
  const all = useMemo(() => {
    if (devices === undefined) return null;
    const locks = devices.filter((device) => isLockDevice(device) && deviceFilter?.(device) !== false);
    return locks.sort(deviceComparator ?? byCreatedAt);
  }, [devices, deviceFilter, deviceComparator]);
  const counts = useMemo(() => ({ device: count(all, hasDeviceIssue), account: count(all, hasAccountIssue) }), [all]);
  const issue = pressed !== null && counts[pressed] > 0 ? pressed : null;
  const shown = useMemo(() => {
    const matches = matcher(search);
    const hasIssue = issue === null ? () => true : tests[issue];
    return (all ?? []).filter((device) => hasIssue(device) && matches(wordsOf(device)));
  }, [all, search, issue]);
  return { all, shown, counts, issue, isNarrowed: search.trim() !== "" || issue !== null };
}

const tests = { device: hasDeviceIssue, account: hasAccountIssue };

const count = (devices: readonly Device[] | null, test: (device: Device) => boolean): number => devices?.filter(test).length ?? 0;

/** What a search looks at; the same list for the same device, as the matcher remembers what it made of it. */
function wordsOf(device: Device): readonly string[] {
  let words = known.get(device);
  if (words === undefined) {
    const { device_id, properties } = device;
    words = [properties.name, properties.model.display_name, device_id];
    known.set(device, words);
  }
  return words;
}

const known = new WeakMap<Device, readonly string[]>();
