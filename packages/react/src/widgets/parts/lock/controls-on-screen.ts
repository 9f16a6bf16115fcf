// The lock controls on screen, and which of them announces the news of a door.

/** Of each door that has any, how many there are. */
const controls = new Map<string, number>();
/** Of each door, the news that was announced last. */
const announced = new Map<string, string>();

/** Registers a lock control of a door. Returns a function that removes it. */
export function addControl(deviceId: string): () => void {
  // To a new control all is news, even what was announced before.
  announced.delete(deviceId);
  const count = (change: number) => controls.set(deviceId, (controls.get(deviceId) ?? 0) + change);
  count(1);
  return () => void count(-1);
}

/** Whether a control of the door is on screen, and so announces what becomes of it. */
export const hasControl = (deviceId: string): boolean => (controls.get(deviceId) ?? 0) > 0;

/**
 * A door may have several lock controls on screen, but its news is announced only once: true for the first control that
 * asks.
 */
export function claimLockNews(deviceId: string, key: string): boolean {
  const isFirst = announced.get(deviceId) !== key;
  announced.set(deviceId, key);
  return isFirst;
}
