import { useState } from "react";
import { type CodeDraft, instantOf, type StayStart } from "../../../rules/code/code-form.ts";
import { mostNights, nightsOf, stayOf, stayTimes, stepNights, withNights } from "../../../rules/code/stay-times.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { dateTimes } from "../../../strings/moments.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useAnnouncedAfter } from "../../../ui/Live/use-announced.ts";
import { Segment } from "../../../ui/Segment/Segment.tsx";
import { Stepper } from "../../../ui/Stepper/Stepper.tsx";
import { useStayHours, useStayOptions } from "../../parts/code/use-stays.ts";
import { useNow } from "../../parts/use-now.ts";
import type { FormFieldProps } from "./form-field.ts";

/** Buttons for the first day of a stay, which also set the code's times, and for the number of nights. */
export function StayField({ draft, rules, isSaving, onChange }: FormFieldProps) {
  const { stay: words } = useAllStrings();
  const format = useFormat();
  const hours = useStayHours();
  const context = { now: useNow(), zone: draft.zone, startsLater: rules.startsLater };
  const options = useStayOptions(context);
  const [chosen, setChosen] = useState<Partial<CodeDraft> | null>(null);
  useSpokenStay(chosen, draft);
  const choose = (times: Partial<CodeDraft>) => {
    onChange(times);
    setChosen({ ...draft, ...times });
  };
  const chooseStart = (start: StayStart) => choose(stayTimes(start, { ...context, now: Date.now() }, hours));
  const nights = nightsOf(draft, hours);
  const step = (by: 1 | -1) => () => choose(withNights(draft.starts, stepNights(nights ?? 0, by), hours));
  return (
    <>
      <Segment
        label={words.label}
        value={stayOf(draft, context, hours)}
        options={options}
        onChange={chooseStart}
        isDisabled={isSaving}
      />
      {draft.type === "time_bound" && (
        <Stepper
          label={words.nights}
          value={nights === null ? "–" : format.number(nights)}
          less={{ label: words.oneLess, onPress: nights !== null && nights > 1 ? step(-1) : null }}
          more={{ label: words.oneMore, onPress: nights !== null && nights < mostNights ? step(1) : null }}
          isDisabled={isSaving}
        />
      )}
    </>
  );
}

/** Announces the times chosen here, `restsMs` after the last choice, as long as the draft has them. */
function useSpokenStay(chosen: Partial<CodeDraft> | null, draft: CodeDraft): void {
  const { stay: words } = useAllStrings();
  const format = useFormat();
  const hours = useStayHours();
  const { type, starts, ends, zone } = draft;
  const holds = chosen?.type === type && chosen.starts === starts && chosen.ends === ends;
  const [start, end] = [instantOf(starts, zone), instantOf(ends, zone)];
  const [from = "", to = ""] = start === null || end === null ? [] : dateTimes(format, [start, end], zone);
  const text =
    holds && from ? words.said({ start: from, end: to, nights: words.count({ count: nightsOf(draft, hours) }) }) : null;
  useAnnouncedAfter(restsMs, text, chosen);
}

const restsMs = 500;
