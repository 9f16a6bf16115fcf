import { useAllStrings } from "../../../strings/all-strings.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { WaitingLock } from "../../parts/lock/WaitingLock.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";

/** Skeleton of the details, in their final size. */
export function DeviceSkeleton() {
  const { disableCreateAccessCode } = useWidgetOptions();
  const { accessCodeTable } = useAllStrings();
  return (
    <div className="seam-waiting" aria-hidden="true">
      <div className="seam-hero">
        <span className="seam-hero-media" />
        <div className="seam-hero-text">
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <div className="seam-section seam-nav-line">
        <div className="seam-info-row">
          <span className="seam-tile" />
          <span className="seam-nav-text">
            <Skeleton />
            <span className="seam-room" data-word={accessCodeTable.title} />
          </span>
          <Icon name="chevron-end" size="sm" />
        </div>
        {disableCreateAccessCode === false && (
          <span className="seam-button">
            <Icon name="plus" size="sm" />
            <span className="seam-room" data-word={accessCodeTable.addCode} />
          </span>
        )}
      </div>
      <div className="seam-section">
        <WaitingLock />
      </div>
      <div className="seam-section seam-nav-line">
        <div className="seam-info-row">
          <span className="seam-tile" />
          <span className="seam-nav-text">
            <Skeleton />
            <span className="seam-nav-sub" />
          </span>
          <Icon name="chevron-end" size="sm" />
        </div>
      </div>
      <div className="seam-section">{row}</div>
    </div>
  );
}

const row = (
  <div className="seam-info-row">
    <span className="seam-tile" />
    <Skeleton />
  </div>
);
