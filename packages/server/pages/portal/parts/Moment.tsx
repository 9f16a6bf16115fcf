import { exactText } from "./moment-text.ts";
import { locale } from "../strings/strings.ts";

/** Date and time in the person's language. The tooltip names the zone. */
export function Moment({ at }: { at: Date }) {
  if (Number.isNaN(at.getTime())) return null;
  const text = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" }).format(at);
  return (
    <time dateTime={at.toISOString()} title={exactText(at)}>
      {text}
    </time>
  );
}

/** Text with a time in place of `{moment}`. */
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
