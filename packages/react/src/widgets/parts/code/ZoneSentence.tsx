import { Fragment } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";

/** "All times in America/Argentina/Buenos_Aires". */
export function ZoneSentence({ zone }: { zone: string }) {
  const { accessCodeForm: words } = useAllStrings();
  return <bdi>{words.allTimesIn.rich({ zone: <ZoneName zone={zone} /> })}</bdi>;
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
