// Drawings of devices on a wall near a door or behind it: readers, intercoms, controllers, hubs, openers.
import { box, disc, dots, grey, line, ring, shape } from "./shapes.ts";

const waves = (x: number, y: number): string =>
  line(`M${x - 5} ${y}a7 7 0 0 1 10 0M${x - 2.8} ${y + 2.6}a4 4 0 0 1 5.6 0`, grey.pale, 1.3);

export const entrances = {
  "wall-reader":
    box(15, 5, 18, 38, 5, grey.deep) +
    box(17.5, 7.5, 13, 33, 3.5, grey.panel) +
    waves(24, 17) +
    disc(24, 23.4, 1.3, grey.pale) +
    box(20, 34.5, 8, 1.8, 0.9, grey.led),

  "keypad-reader":
    box(12, 5, 24, 38, 4.5, grey.deep) +
    box(14.5, 7.5, 19, 33, 3, grey.panel) +
    dots({ x: 18.5, y: 12.5, step: 5.5, rows: 4, radius: 1.35 }) +
    box(20, 34.8, 8, 1.8, 0.9, grey.led),

  intercom:
    box(12, 3, 24, 42, 4, grey.body) +
    box(14.5, 5.75, 19, 20.5, 2.25, grey.panel) +
    disc(24, 11.5, 3.9, grey.edge) +
    disc(24, 11.5, 2.2, "#20242b") +
    disc(24.9, 10.7, 0.65, grey.pale) +
    line("M18.8 19.4h10.4M18.8 22.4h7", grey.metal, 1.1) +
    dots({ x: 18, y: 29.6, step: 2.4, columns: 6, rows: 2, radius: 0.6, fill: grey.edge }) +
    disc(24, 38.4, 3.7, grey.light) +
    ring(24, 38.4, 2.1, grey.edge, 1.1),

  "entry-panel":
    box(8, 4, 32, 40, 3, grey.metal) +
    `<rect x="8.6" y="4.6" width="30.8" height="38.8" rx="2.4" fill="none" stroke="${grey.deep}" stroke-width="1.2"/>` +
    box(12, 8, 24, 9, 1.5, grey.panel) +
    line("M14.8 11h12.4M14.8 14h8.4", grey.led, 1) +
    dots({ x: 14, y: 23, step: 4, columns: 3, rows: 5, radius: 1.35, fill: grey.panel }) +
    dots({ x: 27.4, y: 22.6, step: 2.7, columns: 4, rows: 4, radius: 0.75, fill: grey.edge }) +
    box(27, 34.6, 9, 5.6, 1.6, grey.deep),

  relay:
    box(6, 10, 36, 28, 3, grey.body) +
    box(9.5, 17.5, 29, 13, 1.8, grey.panel) +
    dots({ x: 13.6, y: 21.4, step: 4, columns: 4, rows: 1, radius: 1, fill: grey.led }) +
    line("M12.6 26.6h13", grey.metal, 1.1) +
    box(30, 20.4, 5.6, 7.2, 1, grey.edge) +
    dots({ x: 10.6, y: 13.8, step: 5.36, columns: 6, rows: 1, radius: 1.35, fill: grey.edge }) +
    dots({ x: 10.6, y: 34.4, step: 5.36, columns: 6, rows: 1, radius: 1.35, fill: grey.edge }),

  gateway:
    box(7, 12, 34, 26, 9, grey.metal) +
    box(7, 12, 34, 20, 9, "#b4bac4") +
    waves(24, 20) +
    disc(24, 25.6, 1.4, grey.pale) +
    box(20.5, 33.9, 7, 1.6, 0.8, grey.led),

  "garage-opener":
    line("M4.5 9.5h39", grey.deep, 2.4) +
    shape("M12 9.5h24l3.5 9.2a3 3 0 0 1-2.8 4.1H11.3a3 3 0 0 1-2.8-4.1z", grey.body) +
    box(19, 13.4, 10, 4.6, 1.4, grey.panel) +
    disc(24, 15.7, 1, grey.led) +
    box(9.5, 26.4, 29, 4.4, 1.2, grey.light) +
    box(9.5, 32, 29, 4.4, 1.2, grey.light) +
    box(9.5, 37.6, 29, 4.4, 1.2, grey.light),
} as const;
