import { useStrings } from "../../strings/strings.tsx";

/** A bar, or the shape of what will stand there. */
export function Skeleton({ shape }: { shape?: "s" | "m" | "fact" }) {
  return <span className="seam-skeleton" data-shape={shape} />;
}

/** Says "..." to those who cannot see the skeleton. */
export function LoadingStatus({ text }: { text?: string }) {
  const { loading } = useStrings().table;
  return (
    <div className="seam-visually-hidden" role="status">
      {text ?? loading}
    </div>
  );
}
