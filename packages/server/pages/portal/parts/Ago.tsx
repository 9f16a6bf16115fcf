import { agoText, exactText } from "./moment-text.ts";

/** Age of a moment. The tooltip has the exact time with its zone. */
export const Ago = ({ at, now }: { at: Date; now: number }) => (
  <time dateTime={at.toISOString()} title={exactText(at)}>
    {agoText(at, now)}
  </time>
);
