import { deadbolts } from "./deadbolts.ts";
import { entrances } from "./entrances.ts";
import { handles } from "./handles.ts";
import { sensors } from "./sensors.ts";

/** Every form a device can have, as SVG content on a 48 × 48 ground. */
export const drawings = { ...deadbolts, ...handles, ...entrances, ...sensors };

export type DrawingName = keyof typeof drawings;
