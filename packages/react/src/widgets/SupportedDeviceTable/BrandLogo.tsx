import { Picture } from "../../ui/DeviceImage/Picture.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";

export function BrandLogo({ url }: { url: string | undefined }) {
  return (
    <Picture url={url} className="seam-brand-logo" size={28}>
      <span className="seam-brand-logo">
        <Icon name="devices" size="sm" />
      </span>
    </Picture>
  );
}
