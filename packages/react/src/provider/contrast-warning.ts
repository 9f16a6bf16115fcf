// Warns developers on the console about too little contrast between the host's colours.
import { type RefObject, useEffect } from "react";

/** Least contrast of text and background. With less, the greys mixed from them can fall below 4.5:1. */
const leastContrast = 12;
/**
 * Times of the checks, in milliseconds after the first render: the stylesheet has loaded, and a change of theme has
 * ended.
 */
const looks = [600, 1000] as const;
let isSaid = false;
/** Whether the browser draws. Simulated ones do not, and jsdom reports each attempt as an error. */
const hasPixels = typeof CanvasRenderingContext2D !== "undefined";

/** Warns at most once per page, about a lack of contrast that lasts. For development only. */
export function useContrastWarning(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before = "";
    const look = () => {
      const frame = root.current?.querySelector(".seam-frame");
      if (isSaid || frame == null || !hasPixels) return;
      const { color, backgroundColor } = getComputedStyle(frame);
      const seen = `${color} ${backgroundColor}`;
      const isPassing = seen !== before;
      before = seen;
      const contrast = isPassing ? null : contrastOf(color, backgroundColor);
      if (contrast === null || contrast >= leastContrast) return;
      isSaid = true;
      console.warn(
        `The text of a widget has a contrast of ${contrast.toFixed(1)}:1 on its background. The greys mixed from the two are hard to read below ${leastContrast}:1: set --seam-color-text and --seam-color-background further apart.`,
      );
    };
    const timers = looks.map((after) => setTimeout(look, after));
    return () => timers.forEach(clearTimeout);
  }, [root]);
}

/** Contrast ratio as WCAG defines it; `null` if a colour is not opaque, because the colour behind it is unknown. */
function contrastOf(...colors: [string, string]): number | null {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const lights = colors.map((color) => {
    if (context === null) return null;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
    return alpha === 255 ? 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) : null;
  });
  const [one, other] = lights;
  return one == null || other == null ? null : (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
