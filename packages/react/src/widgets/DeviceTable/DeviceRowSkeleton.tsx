import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** A row in its final shape, before there is anything to put in it. */
export function DeviceRowSkeleton() {
  return (
    <div className="seam-row seam-device-row">
      <Skeleton shape="media" />
      <span className="seam-row-text">
        <Skeleton shape="m" />
        <Skeleton shape="s" />
      </span>
      <span className="seam-device-facts">
        <span className="seam-fact">
          <Skeleton shape="fact" />
        </span>
        <span className="seam-fact">
          <Skeleton shape="fact" />
        </span>
        <span className="seam-fact">
          <Skeleton shape="fact" />
        </span>
      </span>
    </div>
  );
}
