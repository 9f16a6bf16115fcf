import { LoadingStatus, Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** The details in their final shape, before there is anything to put in them. */
export function DeviceSkeleton() {
  return (
    <>
      <div className="seam-waiting" aria-hidden="true">
        <div className="seam-hero">
          <span className="seam-hero-media" />
          <div className="seam-hero-text">
            <Skeleton shape="m" />
            <Skeleton />
            <Skeleton shape="m" />
          </div>
        </div>
        <RowSkeleton shape="s" />
        <RowSkeleton shape="m" />
        <RowSkeleton shape="s" />
      </div>
      <LoadingStatus />
    </>
  );
}

function RowSkeleton({ shape }: { shape: "s" | "m" }) {
  return (
    <div className="seam-section">
      <div className="seam-info-row">
        <span className="seam-tile" />
        <span className="seam-info-text">
          <Skeleton shape={shape} />
        </span>
      </div>
    </div>
  );
}
