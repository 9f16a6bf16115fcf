import { useStrings } from "../../strings/strings.tsx";

/** A bar, or the shape of what will stand there. */
export function Skeleton({ shape }: { shape?: "s" | "fact" }) {
  return <span className="seam-skeleton" data-shape={shape} />;
}

/** For those who cannot see the skeleton; of "..." they hear nothing. */
export function LoadingStatus() {
  return (
    <div className="seam-visually-hidden" role="status">
      {useStrings().table.waiting}
    </div>
  );
}
