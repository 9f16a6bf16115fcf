import { type CodeDraft, type DraftProblems, instantOf } from "../../rules/code-form.ts";
import { isSameZone, localTimeZone } from "../../rules/time-zones.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { useFormat } from "../../strings/strings.tsx";
import { IconButton } from "../../ui/Button/IconButton.tsx";
import { RadioGroup } from "../../ui/Choice/RadioGroup.tsx";
import { FieldError } from "../../ui/TextField/TextField.tsx";
import { useUniqueId } from "../../ui/UniqueId/unique-id.tsx";
import { TimingList } from "../parts/TimingList.tsx";
import type { RefusedFields } from "./refusal.ts";
import { ZoneSentence } from "../parts/ZoneSentence.tsx";
import { useTimeNotes } from "./use-time-notes.tsx";

export interface TimingFieldProps {
  draft: CodeDraft;
  problems: DraftProblems;
  refused: RefusedFields;
  isSaving: boolean;
  onChange: (changes: Partial<CodeDraft>) => void;
  onOpenTiming: (openerKey: string) => void;
}

/** `data-seam-opener` of the way to the times. */
export const timingOpenerKey = "timing";

/** Ongoing, or between two times; of these a summary, and the way to their screen. */
export function TimingField({ draft, problems, refused, isSaving, onChange, onOpenTiming }: TimingFieldProps) {
  const { accessCodeForm: words } = useAllStrings();
  const notesId = useUniqueId();
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
            <Times draft={draft} />
            <IconButton
              icon="edit"
              label={words.editTimes}
              disabled={isSaving}
              onClick={() => onOpenTiming(timingOpenerKey)}
              aria-describedby={`${notesId}starts ${notesId}ends`}
              data-seam-opener={timingOpenerKey}
            />
          </div>
          {!isSameZone(draft.zone, localTimeZone()) && (
            <div className="seam-zone-note">
              <ZoneSentence zone={draft.zone} />
            </div>
          )}
          <Notes id={notesId} draft={draft} problems={problems} refused={refused} />
        </>
      )}
    </RadioGroup>
  );
}

function Times({ draft: { starts, ends, zone } }: { draft: CodeDraft }) {
  const format = useFormat();
  const text = (instant: number | null) => (instant === null ? "–" : format.dateTime(new Date(instant), zone));
  return <TimingList start={text(instantOf(starts, zone))} end={text(instantOf(ends, zone))} />;
}

/** Why Save waits, and what clocks do. */
function Notes({ id, draft, problems, refused }: Pick<TimingFieldProps, "draft" | "problems" | "refused"> & { id: string }) {
  return (
    <>
      {Object.entries(useTimeNotes(draft, problems, refused)).map(([time, { error, hint }]) => (
        <div key={time} id={id + time} className="seam-field-foot">
          {error === undefined ? hint : <FieldError>{error}</FieldError>}
        </div>
      ))}
    </>
  );
}
