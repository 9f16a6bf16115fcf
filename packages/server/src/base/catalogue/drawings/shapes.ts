// Shapes and greys of all drawings, on a grid of 48 × 48 units. Their backgrounds are nearly white or nearly black, so
// no essential part may be lighter than `pale` without an edge, or darker than `edge` outside a body.

export const grey = {
  pale: "#c9cfd8",
  light: "#aab1bc",
  metal: "#8a929e",
  body: "#7d8591",
  deep: "#6b727d",
  edge: "#565d68",
  panel: "#343a43",
  led: "#3fae7a",
} as const;

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

interface Grid {
  /** Centre of the first dot. */
  x: number;
  y: number;
  step: number;
  columns?: number;
  rows?: number;
  radius?: number;
  fill?: string;
}

/** Draws a grid of dots, such as keys of a keypad or holes of a loudspeaker. */
export function dots({ x, y, step, columns = 3, rows = 4, radius = 0.95, fill = grey.pale }: Grid): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  return Array.from({ length: columns * rows }, (_, index) =>
    disc(round(x + (index % columns) * step), round(y + Math.floor(index / columns) * step), radius, fill),
  ).join("");
}

/** Draws a keyhole on a disc, which is recognised at any size. */
export const keyway = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, grey.light) + box(x - 0.8, y - radius * 0.62, 1.6, radius * 1.24, 0.8, grey.edge);
