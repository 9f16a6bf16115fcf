import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { WaitingLock } from "../parts/lock/WaitingLock.tsx";

/** The details in their final shape, before there is anything to put in them. */
export function DeviceSkeleton() {
  return (
    <div className="seam-waiting" aria-hidden="true">
      <div className="seam-hero">
        <span className="seam-hero-media" />
        <div className="seam-hero-text">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      {row}
      <div className="seam-section">
        <WaitingLock />
      </div>
      {row}
    </div>
  );
}

const row = (
  <div className="seam-section seam-info-row">
    <span className="seam-tile" />
    <Skeleton />
  </div>
);
