// Battery percentages, as hubs report them.

/** Converts a percentage to a level from 0 to 1. Returns `null` for any other value, such as 255 for "unknown". */
export const batteryLevelOf = (percent: unknown): number | null =>
  typeof percent === "number" && percent >= 0 && percent <= 100 ? percent / 100 : null;
