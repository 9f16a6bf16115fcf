import type { ReactNode } from "react";
import { localTimeZone } from "../../../rules/time/time-zones.ts";
import { WaitingSegment } from "../../../ui/Segment/Segment.tsx";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";
import { useStayOptions } from "../code/use-stays.ts";
import { useNow } from "../use-now.ts";

/** A form in its final shape, before it is known what it holds: two boxes, a choice, and usual times. */
export function FormSkeleton() {
  const { timePresets } = useWidgetOptions();
  // The door's zone is not known yet; in the reader's the days take the same room.
  const stays = useStayOptions({ now: useNow(), zone: localTimeZone() });
  /** `end`: a button in its line; such a field also has a hint below. */
  const field = (end?: ReactNode) => (
    <div className="seam-field">
      <Skeleton shape="fact" />
      <span className="seam-input" />
      {end}
      {end && <Skeleton />}
    </div>
  );
  const choice = (
    <span className="seam-choice">
      <Skeleton />
    </span>
  );
  const button = <span className="seam-button" />;
  return (
    <div className="seam-form-body" aria-hidden="true">
      <div className="seam-form seam-waiting">
        {field()}
        {field(button)}
        <div className="seam-field">
          <Skeleton shape="fact" />
          <div className="seam-choices">
            {choice}
            {choice}
          </div>
          {timePresets ? (
            <div className="seam-presets">
              {timePresets.map(({ label }) => (
                // Its words say how wide it will be.
                <span key={label} className="seam-button">
                  {label}
                </span>
              ))}
            </div>
          ) : (
            <WaitingSegment options={stays} />
          )}
        </div>
      </div>
      <div className="seam-footer seam-waiting">
        {/* Why it cannot be saved yet. */}
        <div className="seam-footer-note">{"\u00a0"}</div>
        {button}
        {button}
      </div>
    </div>
  );
}
