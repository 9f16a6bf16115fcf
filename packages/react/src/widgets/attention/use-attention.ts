// Collects everything that needs attention at the doors of a list.
import type { AccessCode, Device } from "@mortise/client";
import { useMemo } from "react";
import { useAccessCodes, type UseAccessCodesParams } from "../../data/access-codes.ts";
import { useDevices, type UseDevicesResult } from "../../data/devices.ts";
import type { AttentionLine } from "../../rules/attention/attention-line.ts";
import { type Attention, attentionLines, isOfToday } from "../../rules/attention/attention-lines.ts";
import { isLockDevice } from "../../rules/device/lock-devices.ts";
import { passesHostFilter } from "../../rules/host-function.ts";
import { endOfDay } from "../../rules/time/end-of-day.ts";
import { doorTimeZone, localTimeZone } from "../../rules/time/time-zones.ts";
import { isGone } from "../../ui/ErrorState/failure.ts";
import { useNow } from "../parts/use-now.ts";
import { useShownIssues } from "../parts/use-shown-issues.ts";
import type { QueryState } from "../parts/waiting/AnswerState.tsx";

/** Selects the doors, as the props of an AttentionList do. */
export interface AttentionDoors {
  deviceIds?: readonly string[] | undefined;
  connectedAccountIds?: readonly string[] | undefined;
  deviceFilter?: ((device: Device, search: string) => boolean) | undefined;
}

export interface NeedsAttention {
  /** `null` until the lines are loaded, or if loading failed. */
  readonly lines: readonly AttentionLine[] | null;
  readonly isToday: (line: AttentionLine) => boolean;
  readonly hasDoors: boolean;
  /** Whether codes are missing from the lines, because the server does not list codes over all locks. */
  readonly areCodesUnknown: boolean;
  /** Time of the last complete read, in epoch milliseconds. */
  readonly checkedAt: number;
  readonly query: QueryState & { readonly isPending: boolean };
}

const none: readonly AccessCode[] = [];

/**
 * Collects the lines of the attention list.
 * @param arrivals - Codes that start soon at unreachable doors.
 * @param isCounting - Whether lines are counted. If not, `lines` is `null`.
 */
export function useAttention(doors: AttentionDoors, arrivals = none, isCounting = true): NeedsAttention {
  const { deviceFilter } = doors;
  const devices = useDevices({ device_ids: doors.deviceIds, connected_account_ids: doors.connectedAccountIds });
  const codes = useAccessCodes(troubledCodesOf(doors));
  const areCodesUnknown = notServed.has((codes.error as { status?: unknown } | null)?.status);
  const shownIssuesOf = useShownIssues();
  const now = useNow();
  const isToday = useMemo(() => untilMidnight(now), [now]);
  const counted = isCounting ? devices.devices : undefined;
  const locks = useMemo(
    () =>
      counted
        ?.filter((device) => isLockDevice(device) && passesHostFilter("deviceFilter", deviceFilter, device, ""))
        .map(shownIssuesOf),
    [counted, deviceFilter, shownIssuesOf],
  );
  const troubled = areCodesUnknown ? none : codes.accessCodes;
  const isKnown = devices.isComplete && !isGone(devices.error) && (areCodesUnknown || !isGone(codes.error));
  const lines = useMemo(
    () =>
      locks && troubled && isKnown
        ? attentionLines({ devices: locks, codes: troubled.map(shownIssuesOf), arrivals, now, isToday })
        : null,
    [locks, troubled, isKnown, arrivals, shownIssuesOf, now, isToday],
  );
  const query = queryOf(devices, codes, areCodesUnknown, lines);
  return {
    lines,
    isToday: (line) => isOfToday(line, isToday),
    hasDoors: locks?.[0] !== undefined,
    areCodesUnknown,
    checkedAt: Math.min(devices.dataUpdatedAt, areCodesUnknown ? Number.POSITIVE_INFINITY : codes.dataUpdatedAt),
    query,
  };
}

/** Filters of the query for codes with issues. Without accounts, the query matches no code. */
function troubledCodesOf({ deviceIds, connectedAccountIds }: AttentionDoors): UseAccessCodesParams {
  if (connectedAccountIds?.length === 0) return { access_code_ids: [] };
  return deviceIds ? { has_issues: true, device_ids: deviceIds } : { has_issues: true };
}

/** Statuses of servers that list only the codes of one lock. */
const notServed = new Set<unknown>([400, 405, 422, 501]);

type Codes = ReturnType<typeof useAccessCodes>;

/** Combines two queries into one. */
function queryOf(
  devices: UseDevicesResult,
  codes: Codes,
  areCodesUnknown: boolean,
  data: unknown,
): NeedsAttention["query"] {
  const error = devices.error ?? (areCodesUnknown ? null : codes.error);
  return {
    data: data ?? undefined,
    error,
    isPending: data === null && error === null,
    isFetching: devices.isFetching || codes.isFetching,
    refetch: () => Promise.all([devices.refetch(), codes.refetch()]),
  };
}

/** Returns a function that tells whether a moment is before the door's next midnight, computed once per time zone. */
function untilMidnight(now: number): Attention["isToday"] {
  const ends = new Map<string, number>();
  return (moment, device) => {
    const zone = doorTimeZone(device) ?? localTimeZone();
    const end = ends.get(zone) ?? endOfDay(now, zone);
    ends.set(zone, end);
    return moment < end;
  };
}
