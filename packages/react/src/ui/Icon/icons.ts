const circle = (x: number, y: number, r: number, ry = r) => `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;

/** Three dots in a row, `gap` apart. */
const dots = (gap: number, y: number, r: number) => [10 - gap, 10, 10 + gap].map((x) => circle(x, y, r)).join("");

/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, r: number) => {
  const [across, down, corner] = [width - 2 * r, height - 2 * r, `a${r} ${r} 0 0 1 `];
  return `M${x + r} ${y}h${across}${corner}${r} ${r}v${down}${corner}${-r} ${r}h${-across}${corner}${-r} ${-r}v${-down}${corner}${r} ${-r}z`;
};

const batteryCase = `${box(2.25, 6, 13.5, 8, 2.25)}M18 8.75v2.5`;

const eye = `M2.5 10S5.2 4.75 10 4.75 17.5 10 17.5 10 14.8 15.25 10 15.25 2.5 10 2.5 10z${circle(10, 10, 2.25)}`;

/** Our drawings on a 20 grid: the stroked line, then what is filled. */
export const icons = {
  search: [`${circle(9, 9, 5.25)}M13 13l3.75 3.75`],
  close: ["M5.5 5.5l9 9m0-9-9 9"],
  "chevron-end": ["M7.75 5.5 12.25 10l-4.5 4.5"],
  "chevron-down": ["M5.5 7.75 10 12.25l4.5-4.5"],
  back: ["M16 10H4.5M9 5.25 4.25 10 9 14.75"],
  more: ["", dots(5.5, 10, 1.4)],
  copy: [`${box(7.25, 7.25, 9, 9, 2)}M12.75 7.25v-1.5a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h1.5`],
  check: ["M4.25 10.5l3.75 3.75 7.75-8.25"],
  ok: [`${circle(10, 10, 7.25)}M6.9 10.25l2.2 2.25 4-4.75`],
  lock: [`${box(4, 8.75, 12, 8, 2)}M6.75 8.75V6.5a3.25 3.25 0 0 1 6.5 0v2.25M10 12v1.5`],
  "lock-open": [`${box(4, 8.75, 12, 8, 2)}M6.75 8.75V5.5a3.25 3.25 0 0 1 6.3-1.1M10 12v1.5`],
  "lock-unknown": [`${box(4, 9.25, 12, 7.75, 2)}M6.75 5.9a3.3 3.3 0 0 1 6.5 0M8.25 13.1h3.5`],
  keypad: ["", [4.5, 9.5, 14.5].map((y) => dots(5, y, 1.35)).join("")],
  battery: [batteryCase, box(4.5, 8.25, 9, 3.5, 0.75)],
  "battery-good": [batteryCase, box(4.5, 8.25, 6.25, 3.5, 0.75)],
  "battery-low": [batteryCase, box(4.5, 8.25, 3, 3.5, 0.75)],
  "battery-critical": [`${batteryCase}M9 8.5v1.25`, circle(9, 11.75, 0.75)],
  "device-offline": ["M3.25 8.6a9.6 9.6 0 0 1 13.5 0M6.5 12a4.9 4.9 0 0 1 7 0M3.75 3.75l12.5 12.5", circle(10, 15.6, 1.1)],
  "account-offline": [`${circle(8.5, 6.5, 3)}M3 16.25c.35-3 2.5-4.75 5.5-4.75.9 0 1.7.15 2.4.45M13.25 12.75l3.75 3.75m0-3.75-3.75 3.75`],
  error: ["M7.1 2.75h5.8l4.35 4.35v5.8l-4.35 4.35H7.1L2.75 12.9V7.1zM10 6.5v4.25", circle(10, 13.4, 1)],
  warning: [
    "M8.7 3.55 2.5 14.2a1.5 1.5 0 0 0 1.3 2.25h12.4a1.5 1.5 0 0 0 1.3-2.25L11.3 3.55a1.5 1.5 0 0 0-2.6 0zM10 7.5v3.5",
    circle(10, 13.5, 1),
  ],
  retry: ["M4.25 3.75V7.5H8M4.4 7.5a6.25 6.25 0 1 1-.5 4"],
  clock: [`${circle(10, 10, 7.25)}M10 6v4.25l2.75 1.75`],
  globe: [`${circle(10, 10, 7.25)}M2.75 10h14.5${circle(10, 10, 3.25, 7.25)}`],
  edit: ["M4 16l.7-3.4 8.3-8.3a1.7 1.7 0 0 1 2.4 0l.3.3a1.7 1.7 0 0 1 0 2.4l-8.3 8.3zM11.75 5.5l2.75 2.75"],
  filters: [`M3.25 6.25h6.25M13.5 6.25h3.25M3.25 13.75h3.25M10.5 13.75h6.25${circle(11.5, 6.25, 2)}${circle(8.5, 13.75, 2)}`],
  plus: ["M10 4.25v11.5M4.25 10h11.5"],
  eye: [eye],
  "eye-off": [`${eye}M3.5 3.5l13 13`],
  digits: [box(2.75, 6, 14.5, 8, 2), dots(3.75, 10, 1.1)],
  devices: [
    `${box(3.25, 2.75, 7.5, 14.5, 2.25)}${circle(7, 12.75, 1.5)}M7 6v1.5M13.75 5.5h1.5a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-1.5`,
  ],
} as const satisfies Record<string, readonly [line: string, solid?: string]>;

export type IconName = keyof typeof icons;
