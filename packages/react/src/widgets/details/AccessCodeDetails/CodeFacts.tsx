import type { AccessCode } from "@mortise/client";
import type { ReactNode } from "react";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { TimingList } from "../../parts/code/TimingList.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";
import { ZoneSentence } from "../../parts/code/ZoneSentence.tsx";

/** Timing, Created and ID (docs/specification/spec.md §2). */
export function CodeFacts({ code, zone }: { code: AccessCode; zone: string | null }) {
  const { accessCodeDetails: words } = useAllStrings();
  const format = useFormat();
  const { disableResourceIds } = useWidgetOptions();
  return (
    <div className="seam-details">
      <Fact label={words.timing}>
        {hasTimes(code) ? (
          <>
            <TimingList start={code.starts_at} end={code.ends_at} zone={zone} />
            <ZoneSentence zone={zone} />
          </>
        ) : (
          words.ongoing
        )}
      </Fact>
      <Fact label={words.created}>{code.created_at && format.dateTime(code.created_at, zone)}</Fact>
      {/* Last: it means something to whoever supports the page, and to nobody else. */}
      {disableResourceIds !== true && (
        <Fact label={words.id}>
          <bdi dir="ltr">{code.access_code_id}</bdi>
        </Fact>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="seam-detail">
      <span className="seam-detail-label">{label}</span> <span className="seam-detail-value">{children}</span>
    </div>
  );
}
