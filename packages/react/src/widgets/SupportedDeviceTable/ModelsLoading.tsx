import { useStrings } from "../../strings/strings.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";

export function ModelsLoading() {
  const { loading } = useStrings().supportedDevices;
  return (
    <div className="seam-waiting">
      <div className="seam-loading-text" role="status">
        <Spinner />
        <span>{loading}</span>
      </div>
      <div className="seam-list" aria-hidden="true">
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="seam-row seam-model-row">
      <Skeleton shape="media" />
      <span className="seam-row-text">
        <Skeleton shape="m" />
        <Skeleton shape="s" />
      </span>
    </div>
  );
}
