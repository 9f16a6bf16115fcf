/** Green: all is well. Hollow: not yet. */
export function Dot({ isPending }: { isPending?: boolean }) {
  return <span className="seam-dot" data-tone={isPending ? "pending" : undefined} />;
}
