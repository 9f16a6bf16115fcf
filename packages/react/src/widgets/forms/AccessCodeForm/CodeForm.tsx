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
  /** View of the form, reported to the host when a screen in its place closes. */
  view: OpenView<"create-access-code" | "edit-access-code">;
  title: string;
  device: Device;
  original?: AccessCode;
  /** Makes the first draft of the form, and a new draft after others changed the code. */
  start: (startsLater: boolean) => CodeDraft;
  /** Saves the draft, and resolves to the code's id. */
  save: (draft: CodeDraft) => Promise<string>;
  /** Text of the toast after the code was accepted. */
  saved: string;
  /** Reason why nothing can be saved any more. */
  lost?: string | null;
  /** Remedy for which the form is opened. */
  remedy?: FormRemedy | undefined;
  /** Whether the code can be given to other doors as well. @default false */
  offersOtherDoors?: boolean;
  /** Shows the saved code in place of the form. @default the form is reset, and goes back if it has an `onBack` */
  showSaved?: ((accessCodeId: string) => void) | undefined;
  onSuccess: ((accessCodeId: string) => void) | undefined;
  onBack: (() => void) | undefined;
  /** Resets the form. */
  onAfresh: () => void;
}

/** Shared part of both forms, with the screens for times and zone. Typed values stay, whatever the server answers. */
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
  // Resets the form even with an `onBack`, because a host may leave it on screen and a second press must not create a
  // second code.
  const close = () => {
    onAfresh();
    onBack?.();
  };
  useEarlyView(TimingView);
  const saving = useSave({ save, saved, onSuccess, showSaved, close });
  // Changes by others are not merged while the draft is sent, or another view is open.
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
