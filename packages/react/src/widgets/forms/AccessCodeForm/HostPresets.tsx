import { useState } from "react";
import { type CodeDraft, type DraftTime, instantOf } from "../../../rules/code/code-form.ts";
import { presetTimes, type TimePreset } from "../../../rules/code/time-presets.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { useAnnounced } from "../../../ui/Live/use-announced.ts";
import type { FormFieldProps } from "./form-field.ts";

interface HostPresetsProps extends FormFieldProps {
  presets: readonly TimePreset[];
}

/** Buttons for the host's own times. The resulting times show below them, and are announced. */
export function HostPresets({ presets, draft, rules, isSaving, onChange }: HostPresetsProps) {
  const [chosen, setChosen] = useState<ChosenTimes | null>(null);
  useSpokenPreset(chosen, draft);
  return (
    <div className="seam-presets">
      {presets.map((preset) => (
        <Button
          key={preset.label}
          disabled={isSaving}
          onClick={() => {
            const times = presetTimes(preset, {
              now: Date.now(),
              zone: draft.zone,
              startsLater: rules.startsLater,
            });
            onChange(times);
            setChosen({ label: preset.label, ...times });
          }}
        >
          {preset.label}
        </Button>
      ))}
    </div>
  );
}

type ChosenTimes = Pick<CodeDraft, "type" | "starts" | "ends"> & { readonly label: string };

/** Announces the chosen times, as long as the draft has them. */
function useSpokenPreset(chosen: ChosenTimes | null, { type, starts, ends, zone }: CodeDraft): void {
  const { accessCodeForm: words } = useAllStrings();
  const format = useFormat();
  const moment = (time: DraftTime) => {
    const instant = instantOf(time, zone);
    return instant === null ? time.wall : format.range(instant, instant, zone);
  };
  const holds = chosen?.type === type && chosen.starts === starts && chosen.ends === ends;
  useAnnounced(
    holds ? words.presetChosen({ preset: chosen.label, start: moment(starts), end: moment(ends) }) : null,
    chosen,
  );
}
