import { useAllStrings } from "../../strings/all-strings.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";
import { WaitingRows } from "../parts/waiting/WaitingRows.tsx";

export function ModelsLoading() {
  const { loading } = useAllStrings().supportedDevices;
  return (
    <>
      {/* As high as a brand's head, which replaces it. */}
      <div className="seam-brand-head seam-waiting" role="status">
        <span className="seam-brand-logo">
          <Spinner />
        </span>
        <span className="seam-row-meta">{loading}</span>
      </div>
      <WaitingRows part="model">
        <span className="seam-model-link">
          <Skeleton shape="fact" />
        </span>
      </WaitingRows>
    </>
  );
}
