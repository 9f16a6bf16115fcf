import { Fragment } from "react";
import { useAllStrings } from "../../strings/all-strings.ts";

/** "All times in America/Argentina/Buenos_Aires". */
export function ZoneSentence({ zone }: { zone: string }) {
  const { accessCodeForm: words } = useAllStrings();
  return <bdi>{words.allTimesIn.rich({ zone: <ZoneName zone={zone} /> })}</bdi>;
}

/** Long names may break after a slash. */
export function ZoneName({ zone }: { zone: string }) {
  const parts = zone.split("/");
  return (
    <bdi dir="ltr">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <>
              /<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
