// Drawings of locks with a handle, and of padlocks and lock boxes.
import { box, disc, dots, grey, line, ring, shape } from "./shapes.ts";

const lever = (y: number): string =>
  shape(`M18 ${y}h19.5a3 3 0 0 1 0 6H18z`, grey.light) +
  disc(18, y + 3, 4.5, grey.edge) +
  disc(18, y + 3, 2.6, grey.metal);

export const handles = {
  lever:
    box(12, 4, 12, 40, 6, grey.metal) +
    box(14.75, 8, 6.5, 10, 2.25, grey.panel) +
    disc(18, 11, 0.95, grey.led) +
    line("M16.4 14.9a2.3 2.3 0 0 1 3.2 0", grey.pale, 0.95) +
    lever(24) +
    box(17.2, 36, 1.6, 4, 0.8, grey.edge),

  "keypad-lever":
    box(9, 4, 18, 40, 4.5, grey.body) +
    box(11.75, 7, 12.5, 15.5, 2.5, grey.panel) +
    dots({ x: 14.75, y: 9.9, step: 3.25, rows: 4, radius: 0.85 }) +
    shape("M18 27.5h19.5a3 3 0 0 1 0 6H18z", grey.light) +
    disc(18, 30.5, 4.6, grey.edge) +
    disc(18, 30.5, 2.7, grey.metal) +
    box(17.2, 37.6, 1.6, 3.6, 0.8, grey.panel),

  mortise:
    box(13, 3, 22, 42, 5, grey.deep) +
    box(15.5, 5.75, 17, 15.5, 3, grey.panel) +
    dots({ x: 19.5, y: 9, step: 4.5, rows: 3, radius: 0.95 }) +
    line("M18.4 18.6h11.2", grey.edge, 0.9) +
    box(20.25, 23, 7.5, 19, 3.75, grey.edge) +
    box(21.5, 23, 5, 19, 2.5, grey.light) +
    disc(24, 27.2, 1.7, grey.panel) +
    ring(24, 27.2, 1.7, grey.metal, 0.7),

  padlock:
    line("M15.5 22v-7.5a8.5 8.5 0 0 1 17 0V22", grey.light, 4) +
    line("M15.5 21v-6.5a8.5 8.5 0 0 1 17 0V21", grey.metal, 1.2) +
    box(9.5, 20, 29, 24, 6, grey.body) +
    box(14.5, 24, 19, 16, 3.5, grey.panel) +
    dots({ x: 18.6, y: 27.4, step: 3.6, columns: 4, rows: 3, radius: 0.9 }) +
    disc(24, 37.6, 1, grey.led),

  keybox:
    line("M18 11V8.5a6 6 0 0 1 12 0V11", grey.light, 3) +
    box(12, 9.5, 24, 35, 6, grey.body) +
    box(15.25, 13, 17.5, 16, 3, grey.panel) +
    dots({ x: 19.5, y: 16.2, step: 4.5, rows: 3, radius: 1 }) +
    line("M18.6 26.6h10.8", grey.edge, 0.9) +
    box(15.25, 32, 17.5, 9, 3, grey.deep) +
    box(20, 34.9, 8, 3.2, 1.6, grey.light),
} as const;
