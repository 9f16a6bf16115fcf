import type { Device } from "@mortise/client";
import { orderDevices, passesFilter } from "../../../rules/device/device-order.ts";
import type { Arrangement, ArrangingCode } from "../../parts/device/device-arrangement.ts";

export const arrangeDevices: ArrangingCode["arrange"] = (devices, { order, filters }, { shownIssuesOf, ...naming }) => {
  const passes = (device: Device) => filters.every((filter) => passesFilter[filter](shownIssuesOf(device)));
  const left = filters.length > 0 ? devices.filter(passes) : devices;
  if (order === null) return left;
  const sources = new Map(left.map((device) => [shownIssuesOf(device), device]));
  return orderDevices([...sources.keys()], order, naming).map((shown) => sources.get(shown) as Device);
};

/** Returns `null` if neither an order nor a filter is left. */
export const changedArrangement = (
  before: Arrangement,
  change: Partial<Pick<Arrangement, "order" | "filters">>,
): Arrangement | null => {
  const next = { ...before, ...change };
  return next.order === null && next.filters.length === 0 ? null : next;
};
