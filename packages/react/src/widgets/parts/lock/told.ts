import type { Device } from "@mortise/client";
import type { LockCommand } from "../../../data/lock-commands.ts";

let last = "";
/** Doors with a lock control on the page that tells of them; once for each control. */
export const watched: string[] = [];

/** One door may be on screen several times; what becomes of it is said once. True for the first to ask. */
export function isFirstToTell({ device_id, properties: { locked } }: Device, command: LockCommand | null): boolean {
  const news = `${device_id} ${locked} ${command?.startedAt} ${command?.status}`;
  const isFirst = news !== last;
  last = news;
  return isFirst;
}

/** Somebody has begun to watch a door: to them everything is news, what was said to those before as well. Returns the end of it. */
export function watch(deviceId: string): () => void {
  last = "";
  watched.push(deviceId);
  return () => void watched.splice(watched.indexOf(deviceId), 1);
}
