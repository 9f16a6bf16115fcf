import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { generatePin } from "../../../rules/code/pin.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { joinSentences } from "../../../strings/join-sentences.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { useAnnounced } from "../../../ui/Live/use-announced.ts";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import type { FormFieldProps } from "./form-field.ts";
import { secureRandom } from "./secure-random.ts";
import { useLengths } from "./use-lengths.ts";

export interface PinFieldProps extends FormFieldProps {
  original: AccessCode | undefined;
  /** Sentence that says how many digits are accepted. @default the lock's own rule */
  lengthRule?: ((values: { readonly lengths: string }) => string) | undefined;
}

/** Field for the digits. If it is empty, the server chooses them, or an edited code keeps its own. */
export function PinField({
  draft: { pin },
  problems,
  refused,
  rules: { pin: rules },
  original,
  lengthRule,
  isSaving,
  onChange,
}: PinFieldProps) {
  const { accessCodeForm: words, remedy, view } = useAllStrings();
  const [generated, setGenerated] = useState<string | null>(null);
  useAnnounced(generated === pin ? words.generated : null, generated);
  const ofLock = words[rules.isNamed ? "pinLength" : "pinLengthUsual"];
  const length = ((rules.isNamed && lengthRule) || ofLock)({ lengths: useLengths(rules.lengths) });
  if (!rules.canChoose) return <div className="seam-field-foot">{words.pinByMaker}</div>;
  const generate = () => {
    const digits = generatePin(rules, secureRandom);
    if (digits === null) return;
    onChange({ pin: digits });
    setGenerated(digits);
  };
  const problem = problems.pin;
  // The reason, perhaps in the server's English, then the remedy. Isolating the reason keeps it from setting the line's
  // direction.
  const refusal =
    refused.pin === undefined ? undefined : joinSentences(view, `\u2068${refused.pin}\u2069`, remedy.otherDigits);
  const error = problem === null ? refusal : problem === "pinLength" ? length : words[problem];
  return (
    <TextField
      data-seam-field="pin"
      label={words.pin}
      placeholder={original?.code ? words.pinKept : words.pinPlaceholder}
      value={pin}
      onChange={(value) => onChange({ pin: value })}
      error={error}
      // A lock that never reported its number of digits has no hint. Its rule shows only in an error.
      hint={rules.isNamed ? length : undefined}
      readOnly={isSaving}
      inputMode="numeric"
      autoComplete="off"
      dir={pin === "" ? undefined : "ltr"}
    >
      <Button disabled={isSaving} onClick={generate}>
        {words.generate}
      </Button>
    </TextField>
  );
}
