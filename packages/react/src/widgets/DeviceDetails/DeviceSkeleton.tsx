import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** The details in their final shape, before there is anything to put in them. */
export function DeviceSkeleton() {
  return (
    <div className="seam-waiting" aria-hidden="true">
      <div className="seam-hero">
        <span className="seam-hero-media" />
        <div className="seam-hero-text">
          <Skeleton shape="m" />
          <Skeleton />
          <Skeleton shape="m" />
        </div>
      </div>
      {row("s")}
      {row("m")}
      {row("s")}
    </div>
  );
}

const row = (shape: "s" | "m") => (
  <div className="seam-section">
    <div className="seam-info-row">
      <span className="seam-tile" />
      <span className="seam-info-text">
        <Skeleton shape={shape} />
      </span>
    </div>
  </div>
);
