import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { WaitingLock } from "../../parts/lock/WaitingLock.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";

/** The details in their final shape, before there is anything to put in them. */
export function DeviceSkeleton() {
  const { disableCreateAccessCode } = useWidgetOptions();
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
        {row}
        {disableCreateAccessCode === false && <span className="seam-button" />}
      </div>
      <div className="seam-section">
        <WaitingLock />
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
