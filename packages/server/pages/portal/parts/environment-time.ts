import type { Mortise } from "@mortise/webhooks";

/**
 * Returns the environment's time, in epoch milliseconds. A sandbox's clock may have been moved, and a browser's may be
 * wrong.
 */
export async function environmentTime({ environment }: Mortise, signal?: AbortSignal): Promise<number> {
  const { time } = await environment.getSettings({ withTime: true, ...(signal && { signal }) });
  return time?.getTime() ?? Date.now();
}
