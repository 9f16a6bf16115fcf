import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { WaitingRows } from "../../parts/waiting/WaitingRows.tsx";

/** Rows have as many lines as loaded ones, which name their door unless they are grouped. */
export function CodesLoading({ grouped }: { grouped: boolean }) {
  return (
    <WaitingRows part="code">
      {!grouped && (
        <span className="seam-code-when">
          <Skeleton shape="fact" />
        </span>
      )}
      <span className="seam-code-pin">
        <Skeleton shape="fact" />
      </span>
    </WaitingRows>
  );
}
