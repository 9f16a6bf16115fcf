import { box } from "../Icon/icons.ts";
import { Picture } from "./Picture.tsx";

export interface DeviceImageProps {
  /** Without one, or when it does not load, a drawn lock stands in. */
  url: string | undefined;
  /** Width and height in CSS pixels before it has loaded. @default 48 */
  size?: number;
}

/** A lock, on a grid of 48. */
const drawing = `${box(12, 21, 24, 17, 4)}M17 21v-4.5a7 7 0 0 1 14 0V21M24 27.5v4`;

export function DeviceImage({ url, size = 48 }: DeviceImageProps) {
  return (
    <Picture url={url} className="seam-image" size={size}>
      <svg className="seam-image" viewBox="0 0 48 48" aria-hidden="true">
        <path className="seam-image-line" d={drawing} />
      </svg>
    </Picture>
  );
}
