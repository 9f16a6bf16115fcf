// Commands that are given in another tab of the same site: its movements are no news to whoever gave them.
import { onePerPage } from "../page/page-registry.ts";

interface Told {
  readonly device_id: string;
  /** Where the bolt is brought; `null`: it was not moved. */
  readonly locked: boolean | null;
}

/** As long as a command may take, and its movement a moment longer. */
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

/** Tells the other tabs what a command from here makes of a bolt. */
export const tellOtherTabs = (command: Told): void => tabs.channel?.postMessage(command);

/** Whether another tab has a bolt brought where it is now. Once it is elsewhere, what that tab told is over. */
export function isMovedByOtherTab(device_id: string, locked: boolean): boolean {
  const told = tabs.told.get(device_id);
  if (told && told.locked !== locked) tabs.told.delete(device_id);
  return told !== undefined && told.locked === locked && Date.now() - told.at < knownMs;
}
