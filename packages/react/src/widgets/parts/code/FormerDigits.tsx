import type { AccessCode } from "@mortise/client";
import { codeStage } from "../../../rules/code/code-stage.ts";
import { codeMeanwhile } from "../../../rules/code/code-meanwhile.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Alert } from "../../../ui/Alert/Alert.tsx";
import { useNow } from "../use-now.ts";
import type { CodeReveal } from "../use-reveal.ts";
import { CodeDigits } from "./CodeDigits.tsx";
import { validityInDetails } from "./code-words.ts";

interface FormerDigitsProps {
  code: AccessCode;
  zone: string | null;
  reveal: CodeReveal;
}

/** Former digits, or digits with a former schedule, that may still open the door. */
export function FormerDigits({ code, zone, reveal }: FormerDigitsProps) {
  const strings = useAllStrings();
  const format = useFormat();
  const now = useNow();
  const { pins, hours } = codeMeanwhile(code, now);
  // A code that could not be removed is skipped, because its error says that it may still open the door.
  const alerted = codeStage(code) === "removeFailed" ? pins.filter((each) => each !== code.code) : pins;
  if (!alerted[0]) return null;
  return (
    <div className="seam-alerts">
      {alerted.map((former) => (
        <Alert key={former} tone="warning">
          <bdi>
            {strings.accessCodeDetails.meanwhile.rich({
              code: <CodeDigits code={former} reveal={reveal} className="seam-code-value" />,
            })}
            {hours.map(
              (each) => ` ${validityInDetails({ ...each, type: "time_bound" }, now, zone, strings, format).text}`,
            )}
          </bdi>
        </Alert>
      ))}
    </div>
  );
}
