// Drawings of devices that turn a door's bolt: deadbolts seen from outside, retrofit units seen from inside.
import { box, disc, dots, grey, keyway, line, ring, shape } from "./shapes.ts";

export const deadbolts = {
  "keypad-deadbolt":
    box(15, 4, 18, 40, 6, grey.body) +
    box(18, 7.5, 12, 20.5, 3, grey.panel) +
    dots({ x: 20.75, y: 11.2, step: 3.25 }) +
    disc(24, 24.9, 0.95, grey.led) +
    keyway(24, 36, 4.2),

  "touch-deadbolt":
    box(14, 5, 20, 38, 3.5, grey.deep) +
    box(16.5, 7.75, 15, 17.5, 2, grey.panel) +
    dots({ x: 20, y: 10.6, step: 4, radius: 0.9 }) +
    box(16.5, 28.5, 15, 11.75, 2, grey.metal) +
    keyway(24, 34.4, 3.7),

  "compact-deadbolt":
    box(12, 5, 24, 38, 8, grey.deep) +
    box(15, 8.25, 18, 14.75, 4.5, grey.panel) +
    dots({ x: 18, y: 11.6, step: 4, columns: 4, rows: 3, radius: 1 }) +
    disc(24, 32.75, 6.25, grey.light) +
    box(22.9, 28.4, 2.2, 8.7, 1.1, grey.edge),

  "fingerprint-deadbolt":
    box(14, 4, 20, 40, 10, grey.body) +
    disc(24, 14.5, 7, grey.panel) +
    line(
      "M20.6 15.6a3.4 3.4 0 0 1 6.8 0v1.6M22.5 17.9v-2.2a1.5 1.5 0 0 1 3 0v2.6M19.2 12.6a6 6 0 0 1 9.6 0",
      grey.pale,
      1.05,
    ) +
    box(22.9, 24.6, 2.2, 2.2, 1.1, grey.led) +
    keyway(24, 35, 4.8),

  "round-retrofit":
    disc(24, 24, 18, grey.metal) +
    ring(24, 24, 17.4, grey.deep, 1.2) +
    disc(24, 24, 12.5, "#b4bac4") +
    ring(24, 24, 12.1, "#9aa1ad", 0.9) +
    box(22.6, 13.4, 2.8, 6.2, 1.4, grey.edge) +
    disc(24, 33, 1.25, grey.led),

  "knob-retrofit":
    box(7, 12, 34, 24, 8, grey.edge) +
    `<rect x="7.6" y="12.6" width="32.8" height="22.8" rx="7.4" fill="none" stroke="${grey.body}" stroke-width="1.2"/>` +
    disc(29, 24, 9.4, "#3f454f") +
    ring(29, 24, 9, "#d9dde4", 1.5) +
    disc(29, 24, 5.6, grey.body) +
    box(28.1, 19.4, 1.8, 4, 0.9, grey.pale) +
    disc(14, 24, 1.4, grey.pale),

  "barrel-retrofit":
    shape("M15 10a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v21H15z", grey.body) +
    box(18.5, 10, 11, 3, 1.5, grey.deep) +
    box(13.5, 29, 21, 13, 6.5, grey.metal) +
    box(13.5, 29, 21, 6, 3, "#9aa2ad") +
    line("M19 32.4v6.2M22.4 32.4v6.2M25.8 32.4v6.2M29.2 32.4v6.2", grey.deep, 0.9) +
    disc(24, 21, 2.6, grey.panel) +
    disc(24, 21, 1, grey.led),

  cylinder:
    box(6, 19, 15, 10, 3, grey.metal) +
    line("M9.5 19.4v9.2M13 19.4v9.2M16.5 19.4v9.2", grey.deep, 0.9) +
    disc(31, 24, 12, grey.body) +
    ring(31, 24, 11.4, grey.deep, 1.2) +
    disc(31, 24, 8, grey.panel) +
    line("M28.2 26.4a4 4 0 0 1 0-4.8M25.9 28a6.8 6.8 0 0 1 0-8", grey.pale, 1.2) +
    disc(32.4, 24, 1.8, grey.led),
} as const;
