import { letters } from "./letters.ts";

/** Background and text colour of tiles, pale in both themes. Their contrast is at least 6 : 1. */
const tones: readonly (readonly [paper: string, ink: string])[] = [
  ["#f4e7b0", "#5c5330"],
  ["#d3e8f1", "#214a5e"],
  ["#f7dcd8", "#7a2f2b"],
  ["#cfeae6", "#1d5a55"],
  ["#dfe2e8", "#3a3f49"],
  ["#f3d9e6", "#5b2440"],
  ["#dceccb", "#3b5420"],
  ["#dfdcf5", "#3d3570"],
  ["#fbe3c8", "#6d4213"],
  ["#d5e0f7", "#263f78"],
];

/** Draws a tile with the first letter of a name. @param earlier - Number of earlier names with this letter. */
export function brandTile(name: string, earlier: number): string {
  const letter = name.slice(0, 1).toUpperCase();
  const [paper, ink] = tones[(letter.charCodeAt(0) * 3 + earlier * 3) % tones.length] as (typeof tones)[number];
  return (
    `<rect width="28" height="28" fill="${paper}"/>` +
    `<path d="${letters[letter] ?? ""}" fill="none" stroke="${ink}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** Tile of an unknown brand. */
export const unknownBrandTile =
  `<rect width="28" height="28" fill="#e4e6ea"/>` +
  `<g fill="none" stroke="#666d78" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">` +
  `<rect x="8" y="12.75" width="12" height="8" rx="2"/><path d="M10.75 12.75V10.5a3.25 3.25 0 0 1 6.5 0v2.25"/></g>`;
