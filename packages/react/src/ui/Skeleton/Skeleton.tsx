import { useStrings } from "../../strings/strings.tsx";

/** Placeholder bar, or the shape of the content to come. */
export function Skeleton({ shape }: { shape?: "s" | "fact" }) {
  return <span className="seam-skeleton" data-shape={shape} />;
}

/** Tells screen readers that something is loading, because they read neither the skeleton nor "...". */
export function LoadingStatus() {
  return (
    <div className="seam-visually-hidden" role="status">
      {useStrings().table.waiting}
    </div>
  );
}
