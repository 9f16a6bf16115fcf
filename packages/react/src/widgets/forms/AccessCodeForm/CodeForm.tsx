import type { AccessCode, Device } from "@mortise/client";
import { isChangedHere } from "../../../rules/code/changed-elsewhere.ts";
import { type CodeDraft, type DraftProblems, draftProblems, draftRules } from "../../../rules/code/code-form.ts";
import { pinRules } from "../../../rules/code/pin.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useNow } from "../../parts/use-now.ts";
import { useEarlyView } from "../../fetched-view.tsx";
import { type OpenView, useViews } from "../../use-views.ts";
import { FormScreen } from "./FormScreen.tsx";
import { OtherDoorsView } from "./OtherDoorsView.tsx";
import { TimingView } from "./TimingScreenView.tsx";
import { useFollowedDraft } from "./use-followed-draft.ts";
import { useOthersNews } from "./use-others-news.ts";
import { type FormRemedy, useRemedy } from "./use-remedy.ts";
import { useSave } from "./use-save.ts";

interface CodeFormProps {
  /** The form's own view, which the host is told of when a screen over the form closes. */
  view: OpenView<"create-access-code" | "edit-access-code">;
  title: string;
  device: Device;
  /** The code being changed. */
  original?: AccessCode;
  /** Makes the draft that the form begins with, and again one of the code as others have changed it. */
  start: (startsLater: boolean) => CodeDraft;
  /** Resolves to the code's id. */
  save: (draft: CodeDraft) => Promise<string>;
  /** What the toast says when the code was accepted. */
  saved: string;
  /** Why nothing can be saved any more. */
  lost?: string | null;
  /** What the form is opened for. */
  remedy?: FormRemedy | undefined;
  /** Offers to give the code to other doors as well. @default false */
  offersOtherDoors?: boolean;
  /** Shows the code that was saved, in place of the form. @default the form goes back, or starts afresh */
  showSaved?: ((accessCodeId: string) => void) | undefined;
  onSuccess: ((accessCodeId: string) => void) | undefined;
  onBack: (() => void) | undefined;
  /** Starts the form afresh. */
  onAfresh: () => void;
}

/**
 * What both forms have in common, with the screens for times and zone. What was typed stays, whatever the server
 * answers.
 */
export function CodeForm({
  view: self,
  title,
  device,
  original,
  start,
  save,
  saved,
  lost = null,
  remedy,
  offersOtherDoors,
  showSaved,
  onSuccess,
  onBack,
  onAfresh,
}: CodeFormProps) {
  const { unnamed } = useAllStrings().device;
  const rules = draftRules(device, pinRules(device));
  const [{ view, open, back }, place] = useViews<"access-code-timing" | "create-code-for-doors">(self.name, self.id);
  // Afresh even if there is an `onBack`: a host may leave the form on screen, and a second press must not make a second
  // code.
  const close = () => {
    onAfresh();
    onBack?.();
  };
  useEarlyView(TimingView);
  const saving = useSave({ save, saved, onSuccess, showSaved, close });
  // Neither what is being sent nor the times that are being chosen change meanwhile.
  const isHeld = saving.isSaving || view !== null;
  const { held, change, settle } = useFollowedDraft(() => start(rules.startsLater), original, isHeld);
  const news = useOthersNews(held);
  const { draft } = held;
  const problems: DraftProblems = draftProblems(draft, rules, useNow(), original);
  const onChange = (changes: Partial<CodeDraft>) => {
    change(changes);
    saving.forget(changes);
  };
  useRemedy(remedy, place, rules.pin, onChange);
  return (
    <div ref={place}>
      {view === null ? (
        <FormScreen
          title={title}
          sub={device.properties.name || unnamed}
          original={original}
          rules={rules}
          draft={draft}
          problems={problems}
          onChange={onChange}
          news={news}
          settle={settle}
          saving={saving}
          lost={lost}
          isChanged={isChangedHere(held)}
          onOpenTiming={(openerKey) => open("access-code-timing", null, openerKey)}
          onOtherDoors={
            offersOtherDoors && rules.pin.canChoose
              ? (openerKey) => open("create-code-for-doors", null, openerKey)
              : undefined
          }
          onCancel={close}
          onBack={onBack}
        />
      ) : view.name === "create-code-for-doors" ? (
        <OtherDoorsView
          begun={draft}
          defaultChosenDeviceIds={[device.device_id]}
          onCodesCreated={(ids) => ids.forEach((id) => onSuccess?.(id))}
          onBack={back}
          onDone={close}
        />
      ) : (
        <TimingView
          draft={draft}
          problems={problems}
          refused={saving.refused}
          device={device}
          onChange={onChange}
          onBack={back}
        />
      )}
    </div>
  );
}
