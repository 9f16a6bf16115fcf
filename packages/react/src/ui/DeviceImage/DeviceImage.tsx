import { lockDrawing } from "./lock-drawing.ts";
import { Picture } from "./Picture.tsx";

interface DeviceImageProps {
  /** Address of the picture. Without one, or if it fails to load, a drawing of a lock replaces it. */
  url: string | undefined;
  /** Width and height before the picture has loaded, in CSS pixels. @default 48 */
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
