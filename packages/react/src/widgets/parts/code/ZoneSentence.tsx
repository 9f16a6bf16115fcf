import { zonePlace } from "../../../rules/time/zone-list.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";

/**
 * Sentence "All times in Buenos Aires, Argentina". It shows to readers in that zone too, so that travellers need not
 * guess. The line is empty until the zone is known, so that nothing below moves.
 */
export function ZoneSentence({ zone }: { zone: string | null }) {
  const { accessCodeForm: words } = useAllStrings();
  return (
    <span className="seam-zone-note">
      <bdi>{zone ? words.allTimesIn.rich({ zone: <ZoneName zone={zone} /> }) : "\u00a0"}</bdi>
    </span>
  );
}

/** Name of a zone's place, in Latin letters in every language. */
export const ZoneName = ({ zone }: { zone: string }) => <bdi dir="ltr">{zonePlace(zone)}</bdi>;
