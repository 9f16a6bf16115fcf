import { deadbolts } from "./deadbolts.ts";
import { entrances } from "./entrances.ts";
import { handles } from "./handles.ts";
import { sensors } from "./sensors.ts";

/** Drawings of all forms of devices, as SVG content of 48 × 48. */
export const drawings = { ...deadbolts, ...handles, ...entrances, ...sensors };

export type DrawingName = keyof typeof drawings;
