import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { WaitingCard } from "../../parts/device/DeviceCard.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";

/** The details in their final shape, before there is anything to put in them. */
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
        {/* As high as the digits. */}
        <span className="seam-choice">
          <Skeleton />
        </span>
        <Skeleton />
        <Skeleton />
      </div>
      <WaitingCard />
      {[disableEditAccessCode, disableDeleteAccessCode].includes(false) && (
        <div className="seam-footer">
          <span className="seam-button" />
        </div>
      )}
      {fact}
      {fact}
      {fact}
    </div>
  );
}
