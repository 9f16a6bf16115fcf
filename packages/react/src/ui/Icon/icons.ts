import { boxPath, circlePath, dotsPath, eyePath, firstIcons } from "./first-icons.ts";

/** All drawings, on a 20 grid: the stroked line, then the filled part. */
export const iconPaths = {
  ...firstIcons,
  close: ["M5.5 5.5l9 9m0-9-9 9"],
  "chevron-down": ["M5.5 7.75 10 12.25l4.5-4.5"],
  back: ["M16 10H4.5M9 5.25 4.25 10 9 14.75"],
  copy: [`${boxPath(7.25, 7.25, 9, 9, 2)}M12.75 7.25v-1.5a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h1.5`],
  "lock-unknown": [`${boxPath(4, 9.25, 12, 7.75, 2)}M6.75 5.9a3.3 3.3 0 0 1 6.5 0M8.25 13.1h3.5`],
  keypad: ["", [4.5, 9.5, 14.5].map((y) => dotsPath(5, y, 1.35)).join("")],
  retry: ["M4.25 3.75V7.5H8M4.4 7.5a6.25 6.25 0 1 1-.5 4"],
  globe: [`${circlePath(10, 10, 7.25)}M2.75 10h14.5${circlePath(10, 10, 3.25, 7.25)}`],
  edit: ["M4 16l.7-3.4 8.3-8.3a1.7 1.7 0 0 1 2.4 0l.3.3a1.7 1.7 0 0 1 0 2.4l-8.3 8.3zM11.75 5.5l2.75 2.75"],
  filters: [
    `M3.25 6.25h6.25M13.5 6.25h3.25M3.25 13.75h3.25M10.5 13.75h6.25${circlePath(11.5, 6.25, 2)}${circlePath(8.5, 13.75, 2)}`,
  ],
  minus: ["M4.25 10h11.5"],
  plus: ["M10 4.25v11.5M4.25 10h11.5"],
  "eye-off": [`${eyePath}M3.5 3.5l13 13`],
  digits: [boxPath(2.75, 6, 14.5, 8, 2), dotsPath(3.75, 10, 1.1)],
  share: [
    "M10 12.25V3.5M6.75 6.5 10 3.25l3.25 3.25M6 9.25H5A1.25 1.25 0 0 0 3.75 10.5v5A1.25 1.25 0 0 0 5 16.75h10a1.25 1.25 0 0 0 1.25-1.25v-5A1.25 1.25 0 0 0 15 9.25h-1",
  ],
  print: [
    "M6 7V3.5h8V7M6 13.75H4.75a1.5 1.5 0 0 1-1.5-1.5V8.5A1.5 1.5 0 0 1 4.75 7h10.5a1.5 1.5 0 0 1 1.5 1.5v3.75a1.5 1.5 0 0 1-1.5 1.5H14M6 11.5h8v5.25H6z",
  ],
  message: [
    "M4.75 3.75h10.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5H9.5L6 17v-2.75H4.75a1.5 1.5 0 0 1-1.5-1.5v-7.5a1.5 1.5 0 0 1 1.5-1.5zM6.75 7.5h6.5M6.75 10.5h4",
  ],
  key: [`${circlePath(6.5, 13.5, 3.25)}M8.9 11.1l7.35-7.35M13 7l2.5 2.5`],
  phone: [`${boxPath(5.75, 2.5, 8.5, 15, 2)}M9 14.75h2`],
  jam: [`${boxPath(2.75, 5.25, 7, 9.5, 2)}M9.75 10h3.5M17 3.75v12.5M13.25 8.25v3.5`],
  devices: [
    `${boxPath(3.25, 2.75, 7.5, 14.5, 2.25)}${circlePath(7, 12.75, 1.5)}M7 6v1.5M13.75 5.5h1.5a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-1.5`,
  ],
} as const satisfies Record<string, readonly [line: string, solid?: string]>;

export type IconName = keyof typeof iconPaths;
