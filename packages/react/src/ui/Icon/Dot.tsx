/** Dot of a state: green if all is well, hollow if something is not in effect yet. */
export function Dot({ isPending }: { isPending?: boolean }) {
  return <span className="seam-dot" data-tone={isPending ? "pending" : undefined} />;
}
