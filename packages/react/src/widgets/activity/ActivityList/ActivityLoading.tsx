import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

/** Skeleton of the rows, in their final size. */
export const ActivityLoading = () => (
  <div className="seam-waiting" aria-hidden="true">
    <div className="seam-activity-day">
      <Skeleton shape="s" />
    </div>
    {[0, 1, 2].map((row) => (
      <div key={row} className="seam-activity-item">
        <div className="seam-event">
          <span className="seam-tile" />
          <span className="seam-event-text">
            <Skeleton />
          </span>
          <span className="seam-event-how">
            <Skeleton shape="s" />
          </span>
        </div>
      </div>
    ))}
  </div>
);
