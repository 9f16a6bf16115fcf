import type { AccessCode } from "@mortise/client";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { TimingList } from "../../parts/code/TimingList.tsx";
import { ZoneSentence } from "../../parts/code/ZoneSentence.tsx";
import { CodeFact } from "./CodeFact.tsx";
import { ExtendCode } from "./ExtendCode.tsx";

/** Schedule of a code (docs/specification/spec.md §2). */
export function CodeTiming({ code, zone }: { code: AccessCode; zone: string | null }) {
  const { accessCodeDetails: words } = useAllStrings();
  return (
    <CodeFact label={words.timing} action={<ExtendCode code={code} zone={zone} />}>
      {hasTimes(code) ? (
        <>
          <TimingList start={code.starts_at} end={code.ends_at} zone={zone} />
          <ZoneSentence zone={zone} />
        </>
      ) : (
        words.ongoing
      )}
    </CodeFact>
  );
}
