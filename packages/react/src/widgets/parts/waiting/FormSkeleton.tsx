import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

/** A form in its final shape, before it is known what it holds: two boxes, and a choice. */
export function FormSkeleton() {
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
        <div>
          <Skeleton shape="fact" />
          {choice}
          {choice}
        </div>
      </div>
      <div className="seam-footer seam-waiting">
        {button}
        {button}
      </div>
    </div>
  );
}
