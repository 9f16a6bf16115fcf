import type { AccessCode, Device } from "@mortise/client";
import { useMemo } from "react";
import { doorsPerQuestion, useCodesOfDoors } from "../../../data/codes-of-doors.ts";
import { type Clash, clashesOf } from "../../../rules/timeline/clashes.ts";
import { groupsOf } from "../../../rules/timeline/groups.ts";
import { useShownIssues } from "../../parts/use-shown-issues.ts";

/** Ids of doors whose codes are read in one request. */
export type DoorBlock = readonly string[];

export interface DoorCodes {
  readonly codes: readonly AccessCode[];
  /** Clashes by code id. */
  readonly clashes: ReadonlyMap<string, Clash>;
}

/** Maps a door's id to the doors that share its request. The map stays the same object while the doors do. */
export function useDoorBlocks(doors: readonly Device[] | undefined): ReadonlyMap<string, DoorBlock> {
  const ids = JSON.stringify(doors?.map(({ device_id }) => device_id) ?? []);
  return useMemo(() => {
    const all = JSON.parse(ids) as string[];
    return new Map(
      all.map((id, index) => {
        const from = index - (index % doorsPerQuestion);
        return [id, blockFrom(all, from)] as const;
      }),
    );
  }, [ids]);
}

const blocks = new WeakMap<readonly string[], Map<number, DoorBlock>>();

function blockFrom(all: readonly string[], from: number): DoorBlock {
  const known = blocks.get(all) ?? new Map<number, DoorBlock>();
  blocks.set(all, known);
  const block = known.get(from) ?? all.slice(from, from + doorsPerQuestion);
  known.set(from, block);
  return block;
}

/** Returns the codes of one door; `null` until they are loaded. */
export function useDoorCodes(deviceId: string, block: DoorBlock): { doorCodes: DoorCodes | null; hasFailed: boolean } {
  const { accessCodes, error, isPlaceholderData } = useCodesOfDoors(block);
  const shownIssuesOf = useShownIssues();
  const found = accessCodes && byDoor(accessCodes).get(deviceId);
  const doorCodes = useMemo(() => {
    const codes = (found ?? []).map(shownIssuesOf);
    return { codes, clashes: clashesOf(codes) };
  }, [found, shownIssuesOf]);
  const isKnown = found !== undefined || (accessCodes !== undefined && !isPlaceholderData);
  return { doorCodes: isKnown ? doorCodes : null, hasFailed: !isKnown && error !== null };
}

/** Codes by door, grouped once per answer, however many rows read it. */
const grouped = new WeakMap<readonly AccessCode[], ReadonlyMap<string, readonly AccessCode[]>>();

export function byDoor(codes: readonly AccessCode[]): ReadonlyMap<string, readonly AccessCode[]> {
  const known = grouped.get(codes) ?? groupsOf(codes, ({ device_id }) => device_id);
  grouped.set(codes, known);
  return known;
}
