import { Fragment } from "react";
import { isSameZone, localTimeZone } from "../../../rules/time-zones.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";

/** "All times in America/Argentina/Buenos_Aires"; nothing where the reader's own clock shows them, or nobody knows yet. */
export function ZoneSentence({ zone }: { zone: string | null }) {
  const { accessCodeForm: words } = useAllStrings();
  if (!zone || isSameZone(zone, localTimeZone())) return null;
  return (
    <span className="seam-zone-note">
      <bdi>{words.allTimesIn.rich({ zone: <ZoneName zone={zone} /> })}</bdi>
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
