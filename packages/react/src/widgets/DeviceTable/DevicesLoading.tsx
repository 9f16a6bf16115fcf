import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { WaitingRows } from "../parts/waiting/WaitingRows.tsx";

export function DevicesLoading() {
  const fact = (
    <span className="seam-fact">
      <Skeleton shape="fact" />
    </span>
  );
  return (
    <WaitingRows part="device">
      <span className="seam-device-facts">
        {fact}
        {fact}
        {fact}
      </span>
    </WaitingRows>
  );
}
