import type { AccessCode, Device } from "@mortise/client";
import { useState } from "react";
import { type CodeDraft, type DraftProblems, draftProblems, draftRules } from "../../rules/code-form.ts";
import { pinRules } from "../../rules/pin.ts";
import { useNow } from "../parts/use-now.ts";
import { type OpenView, useViews } from "../use-views.ts";
import { FormScreen } from "./FormScreen.tsx";
import { TimingScreen } from "./TimingScreen.tsx";
import { useSave } from "./use-save.ts";

export interface CodeFormProps {
  /** What the host is told it has come back to. */
  view: OpenView<"create-access-code" | "edit-access-code">;
  title: string;
  device: Device;
  /** The code being changed. */
  original?: AccessCode;
  /** What the form holds at first. */
  start: (startsLater: boolean) => CodeDraft;
  /** Resolves to the code's id. */
  save: (draft: CodeDraft) => Promise<string>;
  /** Said when it was accepted. */
  saved: string;
  onSuccess: ((accessCodeId: string) => void) | undefined;
  onBack: (() => void) | undefined;
  /** Begins again. */
  onAfresh: () => void;
}

/** Everything both forms ask, and the screens for its times. What was typed stays, whatever the server says. */
export function CodeForm({ view: self, title, device, original, start, save, saved, onSuccess, onBack, onAfresh }: CodeFormProps) {
  const rules = draftRules(device, pinRules(device));
  const [draft, setDraft] = useState(() => start(rules.startsLater));
  const problems: DraftProblems = draftProblems(draft, rules, useNow(), original);
  const [{ view, open, back }, place] = useViews<"access-code-timing">(self.name, self.id);
  // Afresh in any case: a host may stay where it is, and a second press must not make a second code.
  const close = () => {
    onAfresh();
    onBack?.();
  };
  const saving = useSave({ save, saved, onSuccess, close });
  const change = (changes: Partial<CodeDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
    saving.forget(changes);
  };
  return (
    <div ref={place}>
      {view === null ? (
        <FormScreen
          title={title}
          device={device}
          original={original}
          rules={rules}
          draft={draft}
          problems={problems}
          onChange={change}
          saving={saving}
          onOpenTiming={(openerKey) => open("access-code-timing", null, openerKey)}
          onCancel={close}
          onBack={onBack}
        />
      ) : (
        <TimingScreen draft={draft} problems={problems} refused={saving.refused} device={device} onChange={change} onBack={back} />
      )}
    </div>
  );
}
