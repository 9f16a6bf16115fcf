// Adapts a host's colours for the portal: they are moved towards black or white until text is readable.

type Rgb = readonly [red: number, green: number, blue: number];

/** Backgrounds of the portal with the lowest contrast, in its two themes. */
export const portalGrounds = { light: "#f4f5f7", dark: "#26282c" } as const;
type Theme = keyof typeof portalGrounds;

/** Contrast that WCAG requires for text, and for a control's shape. */
const [ofText, ofShape] = [4.5, 3];
const [black, white]: readonly [Rgb, Rgb] = [
  [0, 0, 0],
  [255, 255, 255],
];
const steps = 50;

interface ThemeColours {
  /** Colour of buttons. */
  readonly accent: string;
  readonly hover: string;
  readonly pressed: string;
  /** Colour of text on buttons. */
  readonly onAccent: string;
  /** Colour of text and of the focus ring. */
  readonly text: string;
}

/** @param colour - `#rgb` or `#rrggbb`. */
export function themeColours(colour: string, theme: Theme): ThemeColours {
  const [given, ground] = [rgbOf(colour), rgbOf(portalGrounds[theme])];
  const away = theme === "light" ? black : white;
  const accent = apart(given, ground, away, ofShape);
  const onAccent = contrast(accent, white) >= ofText ? white : black;
  // A pressed button moves away from the colour of its text.
  const further = onAccent === white ? black : white;
  return {
    accent: hexOf(accent),
    hover: hexOf(mixed(accent, further, 0.1)),
    pressed: hexOf(mixed(accent, further, 0.2)),
    onAccent: hexOf(onAccent),
    text: hexOf(apart(given, ground, away, ofText)),
  };
}

export const contrastOf = (one: string, other: string): number => contrast(rgbOf(one), rgbOf(other));

/** First colour on the way from `colour` to `towards` with enough contrast to `ground`. */
function apart(colour: Rgb, ground: Rgb, towards: Rgb, wanted: number): Rgb {
  for (let step = 0; step < steps; step += 1) {
    const moved = mixed(colour, towards, step / steps);
    if (contrast(moved, ground) >= wanted) return moved;
  }
  return towards;
}

const channels = (channel: (index: 0 | 1 | 2) => number): Rgb => [channel(0), channel(1), channel(2)];

const mixed = (colour: Rgb, other: Rgb, share: number): Rgb =>
  channels((index) => Math.round(colour[index] * (1 - share) + other[index] * share));

function rgbOf(colour: string): Rgb {
  const digits = colour.replace("#", "");
  const all = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return channels((index) => Number.parseInt(all.slice(2 * index, 2 * index + 2), 16));
}

const hexOf = (colour: Rgb): string => `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = channels((index) => {
    const share = colour[index] / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
