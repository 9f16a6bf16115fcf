import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";

/** A form in its final shape, before it is known what it holds: two boxes, and a choice. */
export function FormSkeleton() {
  const box = (
    <div className="seam-field">
      <Skeleton shape="fact" />
      <span className="seam-input" />
    </div>
  );
  return (
    <div className="seam-form-body" aria-hidden="true">
      <div className="seam-form seam-waiting">
        {box}
        {box}
        <div className="seam-field">
          <Skeleton shape="fact" />
          <Skeleton shape="s" />
          <Skeleton shape="m" />
        </div>
      </div>
      <div className="seam-footer seam-waiting">
        <Skeleton shape="fact" />
        <Skeleton shape="fact" />
      </div>
    </div>
  );
}
