import { useAllStrings } from "../../strings/all-strings.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";
import { WaitingRows } from "../parts/waiting/WaitingRows.tsx";

export function ModelsLoading() {
  const { loading } = useAllStrings().supportedDevices;
  return (
    <>
      <div className="seam-loading-text seam-waiting" role="status">
        <Spinner />
        <span>{loading}</span>
      </div>
      <WaitingRows part="model">
        <span className="seam-model-link">
          <Skeleton shape="fact" />
        </span>
      </WaitingRows>
    </>
  );
}
