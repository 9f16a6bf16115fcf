// The pictures the server serves under /images/: our own drawings of devices, and a letter-mark per brand.
import { brandTile, unknownBrandTile } from "./drawings/brand-tile.ts";
import { type DrawingName, drawings } from "./drawings/drawings.ts";
import { models } from "./models.ts";
import { providers } from "./providers.ts";

interface Image {
  readonly type: "image/svg+xml";
  readonly body: string;
}

/** The picture at a path such as `/images/devices/lever.svg`; undefined when there is none. */
export const findImage = (path: string): Image | undefined => images.get(path);

/** Paths are stored without a host; whoever sends them out puts the server's address before them. */
export const deviceImagePath = (name: DrawingName): string => `/images/devices/${name}.svg`;

/** For any name: one we have no provider of gets the unknown tile. */
export const brandImagePath = (provider: string): string =>
  `/images/brands/${providers.some(({ name }) => name === provider) ? provider : "unknown"}.svg`;

/** What is connected through an account there: its first model. Systems of any maker's locks have a keypad. */
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

/** How many brands before this one begin with the same letter. */
function turnOf(index: number): number {
  const letter = (at: number) => providers[at]?.displayName[0]?.toUpperCase();
  return providers.slice(0, index).filter((_, at) => letter(at) === letter(index)).length;
}
