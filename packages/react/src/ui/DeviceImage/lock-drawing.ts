import { boxPath } from "../Icon/first-icons.ts";

/** SVG path of a lock's outline, in a `viewBox` of 48 × 48. */
export const lockDrawing = `${boxPath(12, 21, 24, 17, 4)}M17 21v-4.5a7 7 0 0 1 14 0V21M24 27.5v4`;
