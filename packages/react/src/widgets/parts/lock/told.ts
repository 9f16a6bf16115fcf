import type { Device } from "@mortise/client";
import type { LockCommand } from "../../../data/lock-commands.ts";

let last = "";
/** The doors whose lock controls on the page announce what becomes of them; one entry per control. */
export const watched: string[] = [];

/** A door may have several lock controls on screen, but its news is announced only once: true for the first control that asks. */
export function isFirstToTell({ device_id, properties: { locked } }: Device, command: LockCommand | null): boolean {
  const news = `${device_id} ${locked} ${command?.startedAt} ${command?.status}`;
  const isFirst = news !== last;
  last = news;
  return isFirst;
}

/** Registers a lock control of a door: to a new one all is news, even what was announced before. Returns a function that removes it. */
export function watch(deviceId: string): () => void {
  last = "";
  watched.push(deviceId);
  return () => void watched.splice(watched.indexOf(deviceId), 1);
}
