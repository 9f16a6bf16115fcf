import { Fragment } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";

/**
 * "All times in America/Argentina/Buenos_Aires", shown to readers in that zone too: whoever travels need not guess.
 * An empty line until the zone is known, so that nothing below moves.
 */
export function ZoneSentence({ zone }: { zone: string | null }) {
  const { accessCodeForm: words } = useAllStrings();
  return (
    <span className="seam-zone-note">
      <bdi>{zone ? words.allTimesIn.rich({ zone: <ZoneName zone={zone} /> }) : "\u00a0"}</bdi>
    </span>
  );
}

/** Long names may break after a slash. The break is hidden from screen readers, which would read a space there. */
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
