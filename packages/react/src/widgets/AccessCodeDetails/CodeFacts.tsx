import type { AccessCode } from "@mortise/client";
import type { ReactNode } from "react";
import { useAllStrings } from "../../strings/all-strings.ts";
import { useFormat } from "../../strings/strings.tsx";
import { TimingList } from "../parts/code/TimingList.tsx";
import { ZoneSentence } from "../parts/code/ZoneSentence.tsx";

/** ID, Created and Timing (spec §2). */
export function CodeFacts({ code, zone }: { code: AccessCode; zone: string | null }) {
  const { accessCodeDetails: words } = useAllStrings();
  const format = useFormat();
  const { access_code_id, created_at, type, starts_at, ends_at } = code;
  const hasTimes = type === "time_bound" && (starts_at || ends_at);
  return (
    <div className="seam-details">
      <Fact label={words.id} data-mono="">
        <bdi dir="ltr">{access_code_id}</bdi>
      </Fact>
      <Fact label={words.created}>{created_at && format.dateTime(created_at, hasTimes ? zone : "")}</Fact>
      <Fact label={words.timing}>
        {hasTimes ? (
          <>
            <TimingList start={starts_at} end={ends_at} zone={zone} />
            <ZoneSentence zone={zone} />
          </>
        ) : (
          words.ongoing
        )}
      </Fact>
    </div>
  );
}

function Fact({ label, ...value }: { label: string; "data-mono"?: ""; children: ReactNode }) {
  return (
    <div className="seam-detail">
      <span className="seam-detail-label">{label}</span> <span className="seam-detail-value" {...value} />
    </div>
  );
}
