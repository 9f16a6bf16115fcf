// The demo shows one house twice: with the React widgets, and with the same widgets as elements in plain HTML.
import { isRelease } from "../test/release.ts";

const react = { name: "React", region: "At the front desk" } as const;
const html = { name: "HTML", region: "At the night porter’s desk" } as const;

export const halves = [react, html] as const;

/**
 * Half for journeys whose parts other journeys take in both: the elements in `npm test`, both in `npm run
 * test:release`.
 */
export const oneHalf = isRelease ? halves : [html];
