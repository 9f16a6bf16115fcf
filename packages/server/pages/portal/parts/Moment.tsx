import { exactText } from "./moment-text.ts";
import { locale } from "../strings/strings.ts";

/** A date and time, as the person's language writes them; the tooltip names the zone. */
export function Moment({ at }: { at: Date }) {
  if (Number.isNaN(at.getTime())) return null;
  const text = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" }).format(at);
  return (
    <time dateTime={at.toISOString()} title={exactText(at)}>
      {text}
    </time>
  );
}

/** A text with a time where it says `{moment}`. */
export function WithMoment({ text, at }: { text: string; at: Date }) {
  const [before, after] = text.split("{moment}");
  return (
    <>
      {before}
      <Moment at={at} />
      {after}
    </>
  );
}
