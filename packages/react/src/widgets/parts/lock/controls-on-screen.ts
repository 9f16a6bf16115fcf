// The lock controls on screen, and which of them announces the news of a door.
import type { Device } from "@mortise/client";
import type { LockCommand } from "../../../data/lock-commands.ts";
import { deviceStatus } from "../../../rules/device/device-status.ts";

/** Of each door that has any, how many there are. */
const controls = new Map<string, number>();
let last = "";

/** Registers a lock control of a door. Returns a function that removes it. */
export function addControl(deviceId: string): () => void {
  // To a new control all is news, even what was announced before.
  last = "";
  const count = (change: number) => controls.set(deviceId, (controls.get(deviceId) ?? 0) + change);
  count(1);
  return () => void count(-1);
}

/** Whether a control of the door is on screen, and so announces what becomes of it. */
export const hasControl = (deviceId: string): boolean => (controls.get(deviceId) ?? 0) > 0;

/**
 * A door may have several lock controls on screen, but its news is announced only once: true for the first control that
 * asks.
 * @param failure what is said of a command that failed: told again once it is in the reader's language
 */
export function claimLockNews(device: Device, command: LockCommand | null, failure: string | null = null): boolean {
  const { device_id } = device;
  const { locked } = device.properties;
  const news = `${device_id} ${deviceStatus(device)} ${locked} ${command?.startedAt} ${command?.status} ${failure}`;
  const isFirst = news !== last;
  last = news;
  return isFirst;
}
