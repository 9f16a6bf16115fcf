import { useFormat } from "../../strings/strings.tsx";

/**
 * Count on a button.
 * @param label - Name of what is counted, for screen readers.
 */
export function Badge({ count, label }: { count: number; label: string }) {
  const format = useFormat();
  return (
    <>
      <span className="seam-badge" aria-hidden="true">
        {format.number(count)}
      </span>
      <span className="seam-visually-hidden">{label}</span>
    </>
  );
}
