import { useStrings } from "../../strings/strings.tsx";

/** A bar, or the shape of what will stand there. */
export function Skeleton({ shape }: { shape?: "s" | "fact" }) {
  return <span className="seam-skeleton" data-shape={shape} />;
}

/** Tells screen readers that something is loading: they read neither the skeleton nor "...". */
export function LoadingStatus() {
  return (
    <div className="seam-visually-hidden" role="status">
      {useStrings().table.waiting}
    </div>
  );
}
