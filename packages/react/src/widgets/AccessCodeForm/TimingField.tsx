import { instantOf } from "../../rules/code-form.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { IconButton } from "../../ui/Button/IconButton.tsx";
import { RadioGroup } from "../../ui/Choice/RadioGroup.tsx";
import { FieldError } from "../../ui/TextField/TextField.tsx";
import { useUniqueId } from "../../ui/UniqueId/unique-id.tsx";
import { TimingList } from "../parts/code/TimingList.tsx";
import { ZoneSentence } from "../parts/code/ZoneSentence.tsx";
import type { FormFieldProps } from "./form-field.ts";
import { useTimeNotes } from "./use-time-notes.tsx";

export interface TimingFieldProps extends FormFieldProps {
  onOpenTiming: (openerKey: string) => void;
}

/** `data-seam-opener` of the button that opens the times. */
export const timingOpenerKey = "timing";

/** Ongoing, or between two times: these with a summary, and a button that opens their screen. */
export function TimingField({ draft, problems, refused, isSaving, onChange, onOpenTiming }: TimingFieldProps) {
  const { accessCodeForm: words } = useAllStrings();
  const notes = useTimeNotes(draft, problems, refused);
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
