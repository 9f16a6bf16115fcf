import { LoadingStatus, Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** The details in their final shape, before there is anything to put in them. */
export function CodeSkeleton() {
  return (
    <>
      <div className="seam-waiting" aria-hidden="true">
        <div className="seam-pin">
          <Skeleton shape="m" />
          <Skeleton />
          <Skeleton shape="s" />
        </div>
        <div className="seam-detail">
          <Skeleton shape="fact" />
          <Skeleton shape="m" />
        </div>
        <div className="seam-detail">
          <Skeleton shape="fact" />
          <Skeleton shape="m" />
        </div>
      </div>
      <LoadingStatus />
    </>
  );
}
