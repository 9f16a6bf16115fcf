// Measures in the widgets' own font and in three that a host may set: a common, a wide and a narrow one. All come from
// packages, so that the machine's fonts do not matter.
import "@fontsource/dejavu-sans/400.css";
import "@fontsource/dejavu-sans/700.css";
import "@fontsource/noto-sans/400.css";
import "@fontsource/noto-sans/600.css";
import "@fontsource/noto-sans/700.css";
import "@fontsource/pt-sans-narrow/400.css";
import "@fontsource/pt-sans-narrow/700.css";

const fonts = ["Source Sans 3 Variable", "Noto Sans", "DejaVu Sans", "PT Sans Narrow"];
const property = "--seam-font-family";

const asked = fonts.flatMap((font) => [400, 600, 700].map((weight) => `${weight} 16px "${font}"`));
const loaded = await Promise.all(asked.map(async (font) => document.fonts.load(font)));
const missing = asked.filter((_, index) => loaded[index]?.length === 0);
if (missing.length > 0) throw new Error(`No package declares ${missing.join(", ")}.`);

/** Returns results of `measure` by font. It runs synchronously in each, before the browser paints. */
export function inEachFont<Measured>(measure: () => Measured): Record<string, Measured> {
  const { style } = document.documentElement;
  const before = style.getPropertyValue(property);
  const measured = fonts.map((font) => {
    style.setProperty(property, `"${font}"`);
    return [font, measure()] as const;
  });
  style.setProperty(property, before);
  return Object.fromEntries(measured);
}
