/** Green when all is well; hollow when something is not in effect yet. */
export function Dot({ isPending }: { isPending?: boolean }) {
  return <span className="seam-dot" data-tone={isPending ? "pending" : undefined} />;
}
