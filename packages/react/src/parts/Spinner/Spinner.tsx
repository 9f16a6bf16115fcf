/** Hidden from screen readers, because it always stands beside words that say what is pending. */
export function Spinner() {
  return <span className="seam-spinner" aria-hidden="true" />;
}
