import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { WaitingRows } from "../../parts/waiting/WaitingRows.tsx";

export function CodesLoading() {
  return (
    <WaitingRows part="code">
      <span className="seam-code-pin">
        <Skeleton shape="fact" />
      </span>
    </WaitingRows>
  );
}
