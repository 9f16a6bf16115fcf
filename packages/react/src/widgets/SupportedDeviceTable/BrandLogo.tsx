import { useState } from "react";
import { Icon } from "../../ui/Icon/Icon.tsx";

/** Decoration: the brand's name stands beside it. */
export function BrandLogo({ url }: { url: string | undefined }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === undefined || failed === url)
    return (
      <span className="seam-brand-logo">
        <Icon name="devices" size="sm" />
      </span>
    );
  return (
    <img
      className="seam-brand-logo"
      src={url}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
    />
  );
}
