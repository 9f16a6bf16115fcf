import { zonePlace } from "../../../rules/time/zone-list.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";

/**
 * "All times in Buenos Aires, Argentina", shown to readers in that zone too: whoever travels need not guess.
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

/** By its place, in Latin letters in every language. */
export const ZoneName = ({ zone }: { zone: string }) => <bdi dir="ltr">{zonePlace(zone)}</bdi>;
