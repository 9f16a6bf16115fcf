// What words of Zigbee2MQTT's messages mean.

export const lockedIn = (state: unknown): boolean | null =>
  state === "locked" ? true : state === "unlocked" ? false : null;
export const isJam = (state: unknown): boolean => state === "not_fully_locked";

/** What a `lock_state` says of a jam. A word that is not known says nothing. */
export const jamIn = (state: unknown): { jammed?: boolean } =>
  isJam(state) || lockedIn(state) !== null ? { jammed: isJam(state) } : {};
