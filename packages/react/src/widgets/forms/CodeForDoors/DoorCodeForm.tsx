import type { Device } from "@mortise/client";
import type { FollowedDraft } from "../../../rules/code/changed-elsewhere.ts";
import { type CodeDraft, type DraftRules, draftProblems } from "../../../rules/code/code-form.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { useEarlyView } from "../../fetched-view.tsx";
import { useNow } from "../../parts/use-now.ts";
import { useViews } from "../../use-views.ts";
import { FormScreen } from "../AccessCodeForm/FormScreen.tsx";
import { TimingView } from "../AccessCodeForm/TimingScreenView.tsx";
import type { SettleDispute } from "../AccessCodeForm/use-followed-draft.ts";
import type { SaveState } from "../AccessCodeForm/use-save.ts";

interface DoorCodeFormProps {
  /** Chosen doors, at least one. */
  doors: readonly Device[];
  rules: DraftRules;
  held: FollowedDraft;
  settle: SettleDispute;
  saving: SaveState;
  /** See {@link FormScreen}. */
  note: string | null;
  onChange: (changes: Partial<CodeDraft>) => void;
  /** Returns to the doors and keeps the entries. */
  onBack: () => void;
}

/** Name, digits and times of the code, with the screens for times and zone. */
export function DoorCodeForm({ doors, rules, held, settle, saving, note, onChange, onBack }: DoorCodeFormProps) {
  const { codeForDoors: words, device } = useDoorsStrings();
  const [{ view, open, back }, place] = useViews<"access-code-timing">("create-access-code", null);
  useEarlyView(TimingView);
  const { draft } = held;
  const problems = draftProblems(draft, rules, useNow());
  const [first] = doors;
  const count = doors.length;
  return (
    <div ref={place}>
      {view === null || !first ? (
        <FormScreen
          title={words.formTitle}
          sub={count === 1 ? first?.properties.name || device.unnamed : words.count({ count })}
          saveLabel={words.save({ count })}
          lengthRule={count > 1 ? words.digits : undefined}
          original={undefined}
          rules={rules}
          draft={draft}
          problems={problems}
          onChange={onChange}
          news={noNews}
          settle={settle}
          saving={saving}
          lost={count === 0 ? words.chooseFirst : null}
          isChanged={false}
          note={note}
          onOpenTiming={(openerKey) => open("access-code-timing", null, openerKey)}
          onCancel={onBack}
          onBack={onBack}
        />
      ) : (
        <TimingView
          draft={draft}
          problems={problems}
          refused={saving.refused}
          device={first}
          onChange={onChange}
          onBack={back}
        />
      )}
    </div>
  );
}

/** Empty, because nobody else changes a code that does not exist yet. */
const noNews = {};
