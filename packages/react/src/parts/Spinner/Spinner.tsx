/** Hidden from screen readers: it always stands beside words that say what is going on. */
export function Spinner() {
  return <span className="seam-spinner" aria-hidden="true" />;
}
