import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { WaitingCard } from "../../parts/device/DeviceCard.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";

/** Skeleton of the details, in their final size. */
export function CodeSkeleton() {
  const { disableEditAccessCode, disableDeleteAccessCode } = useWidgetOptions();
  const fact = (
    <div className="seam-detail">
      <Skeleton shape="s" />
      <Skeleton />
    </div>
  );
  return (
    <div className="seam-waiting" aria-hidden="true">
      <div className="seam-pin">
        <Skeleton />
        <div className="seam-pin-line">
          <span className="seam-pin-value">
            {"\u00a0"}
            <Skeleton />
          </span>
        </div>
        <div className="seam-code-status">
          <Skeleton />
        </div>
        <div className="seam-acts">
          <span className="seam-button" />
          <span className="seam-button" />
        </div>
      </div>
      <div className="seam-detail">
        <Skeleton shape="s" />
        {/* Three lines, because most codes have a start, an end and a zone. */}
        <span className="seam-detail-value">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </span>
      </div>
      <WaitingCard />
      {[disableEditAccessCode, disableDeleteAccessCode].includes(false) && (
        <div className="seam-footer">
          <span className="seam-button" />
        </div>
      )}
      {fact}
      {fact}
    </div>
  );
}
