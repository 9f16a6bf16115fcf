import { agoText, exactText } from "./moment-text.ts";

/** How long ago something was; the exact time with its zone is in the tooltip. */
export const Ago = ({ at, now }: { at: Date; now: number }) => (
  <time dateTime={at.toISOString()} title={exactText(at)}>
    {agoText(at, now)}
  </time>
);
