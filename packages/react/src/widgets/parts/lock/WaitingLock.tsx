import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";

/** A lock in its final shape, before it is known. */
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
