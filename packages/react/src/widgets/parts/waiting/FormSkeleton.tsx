import type { ReactNode } from "react";
import { useTimePresets } from "../code/use-time-presets.ts";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

/** A form in its final shape, before it is known what it holds: two boxes, a choice, and usual times. */
export function FormSkeleton() {
  const presets = useTimePresets();
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
          <div className="seam-presets">
            {presets.map(({ label }) => (
              // Its words say how wide it will be.
              <span key={label} className="seam-button">
                {label}
              </span>
            ))}
          </div>
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
