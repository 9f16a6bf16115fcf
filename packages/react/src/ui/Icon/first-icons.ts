// Drawings for the rows of a device table and of a code table. The others are in icons.ts.

export const circlePath = (x: number, y: number, r: number, ry = r) =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;

/** Path of a rectangle with round corners. */
export const boxPath = (x: number, y: number, width: number, height: number, r: number) => {
  const [across, down, corner] = [width - 2 * r, height - 2 * r, `a${r} ${r} 0 0 1 `];
  return `M${x + r} ${y}h${across}${corner}${r} ${r}v${down}${corner}${-r} ${r}h${-across}${corner}${-r} ${-r}v${-down}${corner}${r} ${-r}z`;
};

/** Path of three dots in a row, `gap` apart. */
export const dotsPath = (gap: number, y: number, r: number) =>
  [10 - gap, 10, 10 + gap].map((x) => circlePath(x, y, r)).join("");

export const eyePath = `M2.5 10S5.2 4.75 10 4.75 17.5 10 17.5 10 14.8 15.25 10 15.25 2.5 10 2.5 10z${circlePath(10, 10, 2.25)}`;

const batteryCase = `${boxPath(2.25, 6, 13.5, 8, 2.25)}M18 8.75v2.5`;

/** Drawings on a 20 grid: the stroked line, then the filled part. */
export const firstIcons = {
  search: [`${circlePath(9, 9, 5.25)}M13 13l3.75 3.75`],
  "chevron-end": ["M7.75 5.5 12.25 10l-4.5 4.5"],
  ok: [`${circlePath(10, 10, 7.25)}M6.9 10.25l2.2 2.25 4-4.75`],
  lock: [`${boxPath(4, 8.75, 12, 8, 2)}M6.75 8.75V6.5a3.25 3.25 0 0 1 6.5 0v2.25M10 12v1.5`],
  "lock-open": [`${boxPath(4, 8.75, 12, 8, 2)}M6.75 8.75V5.5a3.25 3.25 0 0 1 6.3-1.1M10 12v1.5`],
  battery: [batteryCase, boxPath(4.5, 8.25, 9, 3.5, 0.75)],
  "battery-good": [batteryCase, boxPath(4.5, 8.25, 6.25, 3.5, 0.75)],
  "battery-low": [batteryCase, boxPath(4.5, 8.25, 3, 3.5, 0.75)],
  "battery-critical": [`${batteryCase}M9 8.5v1.25`, circlePath(9, 11.75, 0.75)],
  "device-offline": [
    "M3.25 8.6a9.6 9.6 0 0 1 13.5 0M6.5 12a4.9 4.9 0 0 1 7 0M3.75 3.75l12.5 12.5",
    circlePath(10, 15.6, 1.1),
  ],
  "account-offline": [
    `${circlePath(8.5, 6.5, 3)}M3 16.25c.35-3 2.5-4.75 5.5-4.75.9 0 1.7.15 2.4.45M13.25 12.75l3.75 3.75m0-3.75-3.75 3.75`,
  ],
  error: ["M7.1 2.75h5.8l4.35 4.35v5.8l-4.35 4.35H7.1L2.75 12.9V7.1zM10 6.5v4.25", circlePath(10, 13.4, 1)],
  warning: [
    "M8.7 3.55 2.5 14.2a1.5 1.5 0 0 0 1.3 2.25h12.4a1.5 1.5 0 0 0 1.3-2.25L11.3 3.55a1.5 1.5 0 0 0-2.6 0zM10 7.5v3.5",
    circlePath(10, 13.5, 1),
  ],
  more: ["", dotsPath(5.5, 10, 1.4)],
  check: ["M4.25 10.5l3.75 3.75 7.75-8.25"],
  clock: [`${circlePath(10, 10, 7.25)}M10 6v4.25l2.75 1.75`],
  eye: [eyePath],
} as const satisfies Record<string, readonly [line: string, solid?: string]>;
