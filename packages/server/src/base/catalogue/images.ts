// Pictures that the server serves under /images/: drawings of devices, and a tile per brand.
import { brandTile, unknownBrandTile } from "./drawings/brand-tile.ts";
import { type DrawingName, drawings } from "./drawings/drawings.ts";
import { models } from "./models.ts";
import { providers } from "./providers.ts";

interface Image {
  readonly type: "image/svg+xml";
  readonly body: string;
}

/** Finds the picture at a path such as `/images/devices/lever.svg`. */
export const findImage = (path: string): Image | undefined => images.get(path);

/** Path of a drawing. Paths are stored without a host; the server's address is added when they are sent. */
export const deviceImagePath = (name: DrawingName): string => `/images/devices/${name}.svg`;

/** Path of a brand's tile. A name without a provider gets the unknown tile. */
export const brandImagePath = (provider: string): string =>
  `/images/brands/${providers.some(({ name }) => name === provider) ? provider : "unknown"}.svg`;

/** Path of the drawing for a provider: that of its first model, otherwise one by the type of its devices. */
export const makerDrawingPath = (provider: string): string =>
  deviceImagePath(models.find(({ brand }) => brand === provider)?.drawing ?? drawingOfUnknown(provider));

const drawingOfUnknown = (provider: string): DrawingName => {
  const deviceType = providers.find(({ name }) => name === provider)?.deviceType ?? "";
  if (deviceType.endsWith("_thermostat")) return "round-thermostat";
  return deviceType.endsWith("_camera") || deviceType.endsWith("_panel") ? "intercom" : "keypad-deadbolt";
};

const svg = (side: number, content: string): Image => ({
  type: "image/svg+xml",
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 4}" height="${side * 4}" viewBox="0 0 ${side} ${side}">${content}</svg>`,
});

const images: ReadonlyMap<string, Image> = new Map([
  ...Object.entries(drawings).map(
    ([name, content]) => [deviceImagePath(name as DrawingName), svg(48, content)] as const,
  ),
  ...providers.map(
    ({ name, displayName }, index) =>
      [`/images/brands/${name}.svg`, svg(28, brandTile(displayName, turnOf(index)))] as const,
  ),
  ["/images/brands/unknown.svg", svg(28, unknownBrandTile)] as const,
]);

/** Number of earlier brands with the same first letter. */
function turnOf(index: number): number {
  const letter = (at: number) => providers[at]?.displayName[0]?.toUpperCase();
  return providers.slice(0, index).filter((_, at) => letter(at) === letter(index)).length;
}
