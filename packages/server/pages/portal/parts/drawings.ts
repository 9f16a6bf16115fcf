import type { Drawing } from "@mortise/parts";

/** Icons of the portal. An icon that the kit also has is the kit's drawing, under the kit's name. */
export const drawings = {
  back: ["M16 10H4.5M9 5.25 4.25 10 9 14.75"],
  check: ["M4.25 10.5l3.75 3.75 7.75-8.25"],
  "chevron-end": ["M7.75 5.5 12.25 10l-4.5 4.5"],
  clock: ["M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0zM10 6v4.25l2.75 1.75"],
  endpoint: [
    "M3.5 13.75c3.5 0 3-7.5 6.5-7.5s3 5.5 6.5 5.5M2 13.75a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM15 11.75a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
  ],
  error: [
    "M7.1 2.75h5.8l4.35 4.35v5.8l-4.35 4.35H7.1L2.75 12.9V7.1zM10 6.5v4.25",
    "M9 13.4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z",
  ],
  ok: ["M2.75 10a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0 -14.5 0zM6.9 10.25l2.2 2.25 4-4.75"],
  plus: ["M10 4.25v11.5M4.25 10h11.5"],
  retry: ["M4.25 3.75V7.5H8M4.4 7.5a6.25 6.25 0 1 1-.5 4"],
  send: ["M3.5 10.5 16.5 4l-4 12.5-2.75-5.25zM9.75 11.25 16.5 4"],
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;
