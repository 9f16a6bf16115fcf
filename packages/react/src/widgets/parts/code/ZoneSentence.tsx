import { Fragment } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";

/**
 * "All times in America/Argentina/Buenos_Aires", also to readers who are there: one who is on a journey need not guess.
 * An empty line until it is known, so that nothing below moves.
 */
export function ZoneSentence({ zone }: { zone: string | null }) {
  const { accessCodeForm: words } = useAllStrings();
  return (
    <span className="seam-zone-note">
      <bdi>{zone ? words.allTimesIn.rich({ zone: <ZoneName zone={zone} /> }) : "\u00a0"}</bdi>
    </span>
  );
}

/** Long names may break after a slash; hidden, or the name would be read with a space there. */
export function ZoneName({ zone }: { zone: string }) {
  return (
    <bdi dir="ltr">
      {zone.match(/[^/]+\/?/g)?.map((part) => (
        <Fragment key={part}>
          {part}
          <wbr aria-hidden="true" />
        </Fragment>
      ))}
    </bdi>
  );
}
