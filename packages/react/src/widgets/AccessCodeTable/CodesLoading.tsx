import { LoadingStatus, Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** Rows in their final shape, before there is anything to put in them. */
export function CodesLoading() {
  return (
    <>
      <div className="seam-list seam-waiting" aria-hidden="true">
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
      <LoadingStatus />
    </>
  );
}

function RowSkeleton() {
  return (
    <div className="seam-row seam-code-row">
      <span className="seam-row-media" />
      <span className="seam-row-text">
        <Skeleton shape="m" />
        <Skeleton shape="s" />
      </span>
      <span className="seam-code-pin">
        <Skeleton shape="fact" />
      </span>
    </div>
  );
}
