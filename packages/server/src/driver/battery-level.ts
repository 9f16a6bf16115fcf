// Percentages of batteries, as hubs tell them.

/** The level from 0 to 1. `null` stands for everything that is no percentage, such as 255 for "unknown". */
export const batteryLevelOf = (percent: unknown): number | null =>
  typeof percent === "number" && percent >= 0 && percent <= 100 ? percent / 100 : null;
