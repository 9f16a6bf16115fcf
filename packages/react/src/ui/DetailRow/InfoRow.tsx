import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

/** Row with a fact and its label. */
export function InfoRow({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="seam-section">
      <div className="seam-info-row">
        <span className="seam-tile">
          <Icon name={icon} />
        </span>
        <span className="seam-info-text">
          <span className="seam-info-label">{label}</span>
          <span className="seam-info-value">
            <bdi>{children}</bdi>
          </span>
        </span>
      </div>
    </div>
  );
}
