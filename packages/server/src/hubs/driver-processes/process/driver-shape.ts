// Lists the operations of a driver, so that the server never asks for a missing one.
import type { Driver } from "../../../driver/driver.ts";

export interface DriverShape {
  kind: string;
  keepsOperations: boolean;
  hasRun: boolean;
  countsQuestions: boolean;
  /** Operations by part. */
  parts: Readonly<Partial<Record<Part, readonly string[]>>>;
}

export const partNames = ["bolt", "codes", "climate", "noise"] as const;
export type Part = (typeof partNames)[number];

export function shapeOf(driver: Driver): DriverShape {
  const parts: Partial<Record<Part, string[]>> = {};
  for (const name of partNames) {
    const part = driver[name] as Record<string, unknown> | undefined;
    if (part) parts[name] = Object.keys(part).filter((method) => typeof part[method] === "function");
  }
  return {
    kind: driver.kind,
    keepsOperations: driver.keepsOperations === true,
    hasRun: typeof driver.run === "function",
    countsQuestions: typeof driver.questions === "function",
    parts,
  };
}
