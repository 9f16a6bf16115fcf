import { useState } from "react";
import { type CodeDraft, type DraftTime, instantOf } from "../../../rules/code/code-form.ts";
import { presetTimes } from "../../../rules/code/time-presets.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { IconButton } from "../../../ui/Button/IconButton.tsx";
import { RadioGroup } from "../../../ui/Choice/RadioGroup.tsx";
import { useSaid } from "../../../ui/Live/use-said.ts";
import { FieldError } from "../../../ui/TextField/TextField.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { TimingList } from "../../parts/code/TimingList.tsx";
import { useTimePresets } from "../../parts/code/use-time-presets.ts";
import { useNow } from "../../parts/use-now.ts";
import { ZoneSentence } from "../../parts/code/ZoneSentence.tsx";
import type { FormFieldProps } from "./form-field.ts";
import { useTimeNotes } from "./use-time-notes.tsx";

interface TimingFieldProps extends FormFieldProps {
  onOpenTiming: (openerKey: string) => void;
}

/** `data-seam-opener` of the button that opens the times. */
export const timingOpenerKey = "timing";

/** Ongoing, or between two times: these with a summary, and a button that opens their screen. */
export function TimingField({ draft, problems, refused, rules, isSaving, onChange, onOpenTiming }: TimingFieldProps) {
  const { accessCodeForm: words } = useAllStrings();
  const notes = useTimeNotes(draft, problems, refused, useNow());
  const notesId = useUniqueId();
  const { starts, ends, zone } = draft;
  return (
    <RadioGroup
      label={words.timing}
      value={draft.type}
      options={[
        { value: "ongoing", label: words.ongoing },
        { value: "time_bound", label: words.timeBound },
      ]}
      onChange={(type) => onChange({ type })}
      isDisabled={isSaving}
    >
      {/* Also while the code is ongoing: one press is then enough. */}
      <Presets draft={draft} isDisabled={isSaving} startsLater={rules.startsLater} onChange={onChange} />
      {draft.type === "time_bound" && (
        <>
          <div className="seam-timing">
            <TimingList start={instantOf(starts, zone)} end={instantOf(ends, zone)} zone={zone} />
            <IconButton
              icon="edit"
              label={words.editTimes}
              disabled={isSaving}
              onClick={() => onOpenTiming(timingOpenerKey)}
              aria-describedby={`${notesId}starts ${notesId}ends`}
              data-seam-opener={timingOpenerKey}
            />
          </div>
          <ZoneSentence zone={zone} />
          {/* Why the form cannot be saved, and whether clocks skip or repeat a time. */}
          {Object.entries(notes).map(([time, { error, hint }]) => (
            <div key={time} id={notesId + time} className="seam-field-foot">
              {error === undefined ? hint : <FieldError>{error}</FieldError>}
            </div>
          ))}
        </>
      )}
    </RadioGroup>
  );
}

interface PresetsProps extends Pick<FormFieldProps, "draft" | "onChange"> {
  isDisabled: boolean;
  startsLater: boolean;
}

/** Usual times, with one press each; what they come to stands below them, and is spoken. */
function Presets({ draft, isDisabled, startsLater, onChange }: PresetsProps) {
  const { zone } = draft;
  const [chosen, setChosen] = useState<ChosenTimes | null>(null);
  useSpokenPreset(chosen, draft);
  return (
    <div className="seam-presets">
      {useTimePresets().map((preset) => (
        <Button
          key={preset.label}
          disabled={isDisabled}
          onClick={() => {
            const times = presetTimes(preset, { now: Date.now(), zone, startsLater });
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

/** Says which times were chosen, for as long as the draft has them. */
function useSpokenPreset(chosen: ChosenTimes | null, { type, starts, ends, zone }: CodeDraft): void {
  const { accessCodeForm: words } = useAllStrings();
  const format = useFormat();
  const moment = (time: DraftTime) => {
    const instant = instantOf(time, zone);
    return instant === null ? time.wall : format.range(instant, instant, zone);
  };
  const holds = chosen?.type === type && chosen.starts === starts && chosen.ends === ends;
  useSaid(
    holds ? words.presetChosen({ preset: chosen.label, start: moment(starts), end: moment(ends) }) : null,
    chosen,
  );
}
