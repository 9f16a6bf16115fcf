import { lockDrawing } from "./lock-drawing.ts";
import { Picture } from "./Picture.tsx";

interface DeviceImageProps {
  /** Without one, or when it does not load, a drawing of a lock stands in. */
  url: string | undefined;
  /** Width and height in CSS pixels before it has loaded. @default 48 */
  size?: number;
}

export function DeviceImage({ url, size = 48 }: DeviceImageProps) {
  return (
    <Picture url={url} className="seam-image" size={size}>
      <svg className="seam-image" viewBox="0 0 48 48" aria-hidden="true">
        <path className="seam-image-line" d={lockDrawing} />
      </svg>
    </Picture>
  );
}
