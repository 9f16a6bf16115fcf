import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

/** Rows in their final shape, before there is anything to put in them. */
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
