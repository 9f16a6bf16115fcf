// Meanings of words in Zigbee2MQTT's messages.

export const lockedIn = (state: unknown): boolean | null =>
  state === "locked" ? true : state === "unlocked" ? false : null;
export const isJam = (state: unknown): boolean => state === "not_fully_locked";

/** Reads a jam from a `lock_state`. An unknown word says nothing. */
export const jamIn = (state: unknown): { jammed?: boolean } =>
  isJam(state) || lockedIn(state) !== null ? { jammed: isJam(state) } : {};
