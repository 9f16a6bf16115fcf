import { useFormat } from "../../strings/strings.tsx";

/**
 * Count on a button.
 * @param label - Text for screen readers, which includes the count: "2 active filters".
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
