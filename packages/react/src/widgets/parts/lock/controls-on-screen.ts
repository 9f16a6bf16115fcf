// Registry of the lock controls on screen, which decides which of them announces a door's changes.

/** Number of controls, by door. */
const controls = new Map<string, number>();
/** Change that was announced last, by door. */
const announced = new Map<string, string>();

/** Registers a lock control of a door. Returns a function that removes it. */
export function addControl(deviceId: string): () => void {
  // Everything is new to a new control, even an announced change.
  announced.delete(deviceId);
  const count = (change: number) => controls.set(deviceId, (controls.get(deviceId) ?? 0) + change);
  count(1);
  return () => void count(-1);
}

/** Whether a control of the door is on screen, and so announces its changes. */
export const hasControl = (deviceId: string): boolean => (controls.get(deviceId) ?? 0) > 0;

/**
 * Claims the announcement of a change. Returns `true` to the first control that calls, because a door may have several.
 */
export function claimLockNews(deviceId: string, key: string): boolean {
  const isFirst = announced.get(deviceId) !== key;
  announced.set(deviceId, key);
  return isFirst;
}
