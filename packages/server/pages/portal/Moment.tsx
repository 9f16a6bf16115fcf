const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/** A date and time, as the person's browser writes them. */
export function Moment({ at }: { at: Date }) {
  if (Number.isNaN(at.getTime())) return null;
  return <time dateTime={at.toISOString()}>{format.format(at)}</time>;
}
