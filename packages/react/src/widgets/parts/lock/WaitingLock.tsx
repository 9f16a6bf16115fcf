import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";

/** Skeleton of a lock, in its final size. */
export const WaitingLock = () => (
  <div className="seam-lock">
    <span className="seam-tile" />
    <Skeleton />
    {!useWidgetOptions().disableLockUnlock && (
      <span className="seam-lock-action">
        <span className="seam-button" />
      </span>
    )}
  </div>
);
