// Drawings of thermostats and noise sensors, and the one for devices without a drawing of their own.
import { box, disc, dots, grey, line, ring } from "./shapes.ts";

export const sensors = {
  "round-thermostat":
    disc(24, 24, 19, grey.metal) +
    ring(24, 24, 18.2, grey.light, 1.6) +
    disc(24, 24, 15, grey.panel) +
    line("M14.8 30.2a11.1 11.1 0 1 1 18.4 0", grey.edge, 1.6) +
    line("M14.8 30.2a11.1 11.1 0 0 1 3.4-15.7", grey.led, 1.6) +
    line(
      "M19 21.2a2 2 0 1 1 3.6 1.2L19 27.4h4M25.6 27.1c2.6-.8 3.9-2.8 3.9-5.5a2.1 2.1 0 1 0-2.1 2.1c1 0 1.7-.5 2-1.2",
      grey.pale,
      1.25,
    ),

  "square-thermostat":
    box(6, 6, 36, 36, 9, grey.metal) +
    box(9, 9, 30, 30, 6.5, grey.panel) +
    line(
      "M18 20.6a2.7 2.7 0 1 1 4.9 1.6L18 29h5.4M26.8 28.6c3.5-1 5.3-3.8 5.3-7.5a2.9 2.9 0 1 0-2.9 2.9c1.4 0 2.4-.7 2.8-1.7",
      grey.pale,
      1.6,
    ) +
    line("M16.5 34.4h15", grey.edge, 1.6) +
    line("M16.5 34.4h8", grey.led, 1.6),

  "noise-sensor":
    disc(24, 24, 18, grey.light) +
    ring(24, 24, 17.3, grey.metal, 1.4) +
    disc(24, 24, 12, "#bcc2cb") +
    line("M17.2 22v4M20.6 19.2v9.6M24 16.6v14.8M27.4 19.2v9.6M30.8 22v4", grey.edge, 1.5) +
    disc(24, 38.4, 1.05, grey.led),

  "noise-sensor-outdoor":
    box(13, 5, 22, 38, 8, grey.body) +
    dots({ x: 18, y: 11, step: 3, columns: 5, rows: 4, radius: 0.85, fill: grey.panel }) +
    line("M17.5 29v3M20.75 26.8v7.4M24 24.8v11.4M27.25 26.8v7.4M30.5 29v3", grey.pale, 1.4) +
    disc(24, 39.4, 1, grey.led),

  unknown:
    `<g fill="none" stroke="#868e99" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect x="12" y="21" width="24" height="17" rx="4"/><path d="M17 21v-4.5a7 7 0 0 1 14 0V21M24 27.5v4"/></g>`,
} as const;
