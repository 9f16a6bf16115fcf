import { instantOf } from "../../../rules/code/code-form.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { IconButton } from "../../../ui/Button/IconButton.tsx";
import { RadioGroup } from "../../../ui/Choice/RadioGroup.tsx";
import { FieldError } from "../../../ui/TextField/FieldError.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { TimingList } from "../../parts/code/TimingList.tsx";
import { ZoneSentence } from "../../parts/code/ZoneSentence.tsx";
import { useNow } from "../../parts/use-now.ts";
import { useWidgetOptions } from "../../widget-options.tsx";
import type { FormFieldProps } from "./form-field.ts";
import { HostPresets } from "./HostPresets.tsx";
import { StayField } from "./StayField.tsx";
import { StaySentence } from "./StaySentence.tsx";
import { useTimeNotes } from "./use-time-notes.tsx";

interface TimingFieldProps extends FormFieldProps {
  onOpenTiming: (openerKey: string) => void;
}

/** `data-seam-opener` of the button that opens the times. */
export const timingOpenerKey = "timing";

/** Choice between ongoing and time-bound. Time-bound shows a summary, and a button that opens the screen of times. */
export function TimingField({ onOpenTiming, ...field }: TimingFieldProps) {
  const { draft, problems, refused, isSaving, onChange } = field;
  const { accessCodeForm: words } = useAllStrings();
  const { timePresets } = useWidgetOptions();
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
      {/* The buttons show for an ongoing code too, so that one press is enough. */}
      {timePresets ? <HostPresets presets={timePresets} {...field} /> : <StayField {...field} />}
      {draft.type === "time_bound" && (
        <>
          <div className="seam-timing">
            {timePresets ? (
              <TimingList start={instantOf(starts, zone)} end={instantOf(ends, zone)} zone={zone} />
            ) : (
              <StaySentence draft={draft} />
            )}
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
          {/* Reasons why the form cannot be saved, and hints about unusual times. */}
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
