import type { Device } from "@mortise/client";
import { useState } from "react";
import {
  type CodeDraft,
  type DraftProblems,
  type DraftTime,
  moveToZone,
  instantOf,
  typedTime,
  withStart,
} from "../../../rules/code/code-form.ts";
import { doorTimeZone } from "../../../rules/time/time-zones.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import { useNow } from "../../parts/use-now.ts";
import { useViews } from "../../use-views.ts";
import type { RefusedFields } from "./refusal.ts";
import { useTimeNotes } from "./use-time-notes.tsx";
import { ZoneScreen } from "./ZoneScreen.tsx";
import { ZoneName } from "../../parts/code/ZoneSentence.tsx";

export interface TimingScreenProps {
  draft: CodeDraft;
  problems: DraftProblems;
  refused: RefusedFields;
  device: Device;
  onChange: (changes: Partial<CodeDraft>) => void;
  onBack: () => void;
}

const openerKey = "zone";

/** Screen for start, end and time zone. Entries are in the draft at once, so there is no Save. */
export function TimingScreen({ draft, problems, refused, device, onChange, onBack }: TimingScreenProps) {
  const { accessCodeForm: words } = useAllStrings();
  const [{ view, open, back }, place] = useViews<"time-zone">("access-code-timing", null);
  const now = useNow();
  const [chosen, setChosen] = useState(draft);
  const changeEnd = (ends: DraftTime) => {
    setChosen({ ...draft, ends });
    onChange({ ends });
  };
  const notes = useTimeNotes(draft, problems, refused, now);
  return (
    <div ref={place}>
      {view === null ? (
        <Frame>
          <Header title={words.timing} onBack={onBack} />
          <div className="seam-form-body">
            <div className="seam-form">
              <TextField
                type="datetime-local"
                label={words.start}
                value={draft.starts.wall}
                onChange={(wall) => onChange(withStart(wall, chosen))}
                max={lastMoment}
                error={notes.starts.error}
                hint={notes.starts.hint ?? notes.starts.inWords}
              />
              <TextField
                type="datetime-local"
                label={words.end}
                value={draft.ends.wall}
                onChange={(wall) => changeEnd(typedTime(wall))}
                max={lastMoment}
                error={notes.ends.error}
                hint={notes.ends.hint ?? notes.ends.inWords}
              />
              <div>
                <Button
                  kind="quiet"
                  data-flush=""
                  icon="globe"
                  onClick={() => open("time-zone", null, openerKey)}
                  data-seam-opener={openerKey}
                >
                  {/* No <bdi>, because the button has one, and words isolated twice would not set its direction. */}
                  {words.allTimesIn.rich({ zone: <ZoneName zone={draft.zone} /> })}
                </Button>
              </div>
            </div>
            <div className="seam-footer">
              <Button kind="primary" onClick={onBack}>
                {words.timesDone}
              </Button>
            </div>
          </div>
        </Frame>
      ) : (
        <ZoneScreen
          zone={draft.zone}
          at={instantOf(draft.starts, draft.zone) ?? now}
          door={doorTimeZone(device)}
          onChange={(zone) => {
            setChosen(moveToZone(draft, zone));
            onChange(moveToZone(draft, zone));
          }}
          onBack={back}
        />
      )}
    </div>
  );
}

/** Limits the field's year to four digits. */
const lastMoment = "9999-12-30T23:59";
