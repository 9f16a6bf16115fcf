import type { ReactNode } from "react";
import { localTimeZone } from "../../../rules/time/time-zones.ts";
import { WaitingSegment } from "../../../ui/Segment/Segment.tsx";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";
import { useStayOptions } from "../code/use-stays.ts";
import { useNow } from "../use-now.ts";

/** Skeleton of a form in its final size: two boxes, a choice, and usual times. */
export function FormSkeleton() {
  const { timePresets } = useWidgetOptions();
  // The door's zone is not known yet. In the reader's zone the days take the same space.
  const stays = useStayOptions({ now: useNow(), zone: localTimeZone() });
  /** `end` is a button on the field's line. Such a field also has a hint below. */
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
                // The invisible text gives the button its width.
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
        {/* Reserves the line for the reason why the form cannot be saved yet. */}
        <div className="seam-footer-note">{"\u00a0"}</div>
        {button}
        {button}
      </div>
    </div>
  );
}
