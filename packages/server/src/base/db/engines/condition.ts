// Condition of a database: whether it can do its work.
import { statfsSync } from "node:fs";

export interface Condition {
  /** `degraded` if the database answers but refuses writes, or soon will; `down` if it does not work. */
  readonly status: "healthy" | "degraded" | "down";
  /** Message for people. */
  readonly message: string;
}

export const healthyCondition: Condition = { status: "healthy", message: "All is well." };
export const unreachableCondition: Condition = { status: "down", message: "The database cannot be reached." };

/** Free space in bytes below which an operator should act. */
export const hardlyAnySpace = 50_000_000;
/** Free space in bytes below which the next write may fail. */
const noSpace = 1_000_000;

export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Condition by the free space of the database's folder. */
export function conditionOf(folder: string): Condition {
  const free = freeSpace(folder);
  if (free < noSpace) return downCondition("The disk is full: nothing can be written. Free up space.");
  if (free < hardlyAnySpace) return { status: "degraded", message: "The disk is nearly full. Free up space." };
  return healthyCondition;
}

export const downCondition = (message: string): Condition => ({ status: "down", message });
