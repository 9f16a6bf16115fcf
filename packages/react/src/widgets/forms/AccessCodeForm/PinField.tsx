import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { generatePin } from "../../../rules/code/pin.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { joinSentences } from "../../../strings/join-sentences.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { useSaid } from "../../../ui/Live/use-said.ts";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import type { FormFieldProps } from "./form-field.ts";
import { secureRandom } from "./secure-random.ts";
import { useLengths } from "./use-lengths.ts";

export interface PinFieldProps extends FormFieldProps {
  original: AccessCode | undefined;
  /** Says how many digits are taken. @default that the lock takes so many */
  lengthRule?: ((values: { readonly lengths: string }) => string) | undefined;
}

/** The digits. Left empty, the server chooses them, or a code that is edited keeps its own. */
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
  useSaid(generated === pin ? words.generated : null, generated);
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
  // What is wrong, perhaps in the server's English, then what to do. Isolated, the former does not set the line's
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
      // A lock that never said how many digits it takes is not quoted before something is wrong.
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
