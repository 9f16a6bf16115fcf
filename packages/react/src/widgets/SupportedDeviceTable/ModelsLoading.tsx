import { useStrings } from "../../strings/strings.tsx";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";
import { WaitingRows } from "../parts/WaitingRows.tsx";

export function ModelsLoading() {
  const { loading } = useStrings().supportedDevices;
  return (
    <>
      <div className="seam-loading-text seam-waiting" role="status">
        <Spinner />
        <span>{loading}</span>
      </div>
      <WaitingRows part="model" />
    </>
  );
}
