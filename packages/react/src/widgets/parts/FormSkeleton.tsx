import { LoadingStatus, Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** Fields in their final shape, before it is known what they hold. */
export function FormSkeleton() {
  return (
    <>
      <div className="seam-form seam-waiting" aria-hidden="true">
        <Skeleton shape="m" />
        <Skeleton />
        <Skeleton shape="s" />
      </div>
      <LoadingStatus />
    </>
  );
}
