// Shares commands with other tabs of the same site, so that they do not announce the user's own movements.
import { onePerPage } from "../page/page-registry.ts";

interface Told {
  readonly device_id: string;
  /** Commanded position; `null` if the bolt was not moved. */
  readonly locked: boolean | null;
}

/** Longest duration of a command, with a margin for the report of its movement. */
const knownMs = 70_000;

const tabs = onePerPage("other tabs", () => {
  const told = new Map<string, { locked: boolean | null; at: number }>();
  const isAlone = typeof window === "undefined" || typeof BroadcastChannel === "undefined";
  const channel = isAlone ? null : new BroadcastChannel("mortise lock commands");
  channel?.addEventListener("message", ({ data }) => {
    const { device_id, locked } = Object(data) as Partial<Told>;
    if (typeof device_id === "string") told.set(device_id, { locked: locked ?? null, at: Date.now() });
  });
  return { told, channel };
});

/** Broadcasts a command of this tab to the other tabs. */
export const tellOtherTabs = (command: Told): void => tabs.channel?.postMessage(command);

/** Whether another tab's command explains the bolt's position. A different position clears that command. */
export function isMovedByOtherTab(device_id: string, locked: boolean): boolean {
  const told = tabs.told.get(device_id);
  if (told && told.locked !== locked) tabs.told.delete(device_id);
  return told !== undefined && told.locked === locked && Date.now() - told.at < knownMs;
}
