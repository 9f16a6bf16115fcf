import { useFormat } from "../../strings/strings.tsx";

/** A count on a button; `label` is what it counts, for those who only hear it. */
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
