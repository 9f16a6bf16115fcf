/** Text of a request or an answer. It scrolls if it is long, so it can take the focus. */
export const SentText = ({ label, children }: { label: string; children: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what has the focus
  <pre className="text code" tabIndex={0} role="region" aria-label={label} dir="ltr">
    {children}
  </pre>
);
