// Whether a database can do its work now.
import { statfsSync } from "node:fs";

export interface Condition {
  /** `degraded`: it works, but not for long. `down`: it cannot do its work. */
  readonly status: "healthy" | "degraded" | "down";
  /** For people. */
  readonly message: string;
}

export const healthyCondition: Condition = { status: "healthy", message: "All is well." };
export const unreachableCondition: Condition = { status: "down", message: "The database cannot be reached." };

/** In bytes; below it an operator should act. */
export const hardlyAnySpace = 50_000_000;
/** In bytes; below it the next write may fail. */
const noSpace = 1_000_000;

export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The condition of a database of which nothing is known but the folder it writes to. */
export function conditionOf(folder: string): Condition {
  const free = freeSpace(folder);
  if (free < noSpace) return downCondition("The disk is full: nothing can be written. Free up space.");
  if (free < hardlyAnySpace) return { status: "degraded", message: "The disk is nearly full. Free up space." };
  return healthyCondition;
}

export const downCondition = (message: string): Condition => ({ status: "down", message });
