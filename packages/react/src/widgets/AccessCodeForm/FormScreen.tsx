import type { AccessCode, Device } from "@mortise/client";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { type CodeDraft, type DraftProblems, type DraftRules, canSave } from "../../rules/code-form.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { Alert } from "../../ui/Alert/Alert.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { NameField } from "./NameField.tsx";
import { PinField } from "./PinField.tsx";
import { TimingField, timingOpenerKey } from "./TimingField.tsx";
import type { Saving } from "./use-save.ts";

export interface FormScreenProps {
  title: string;
  device: Device;
  original: AccessCode | undefined;
  rules: DraftRules;
  draft: CodeDraft;
  problems: DraftProblems;
  onChange: (changes: Partial<CodeDraft>) => void;
  saving: Saving;
  onOpenTiming: (openerKey: string) => void;
  onCancel: () => void;
  onBack: (() => void) | undefined;
}

export function FormScreen(props: FormScreenProps) {
  const { title, device, original, rules, draft, problems, onChange, saving, onOpenTiming, onCancel, onBack } = props;
  const { accessCodeForm: words, device: deviceWords, problem } = useAllStrings();
  const { isSaving, refused, reason, failures, submit } = saving;
  const isReady = canSave(draft, problems, isSaving);
  // A refusal of a field that is not on screen is shown as a refusal of the whole form.
  const ofHidden =
    (rules.pin.canChoose ? undefined : refused.pin) ?? (draft.type === "ongoing" ? (refused.starts ?? refused.ends) : undefined);
  const ofWhole = reason ?? (ofHidden === undefined ? null : words.notSaved({ reason: ofHidden || problem.unknown }));
  const field = { draft, problems, refused, rules, isSaving, onChange };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The focus goes to what was refused: the alert for the whole form, else the field; for times, the button that opens them.
    const refusals = ['[role="alert"]', '[aria-invalid="true"]', `[data-seam-opener="${timingOpenerKey}"]`];
    if (failures > 0)
      refusals
        .map((selector) => form.current?.querySelector<HTMLElement>(selector))
        .find(Boolean)
        ?.focus();
  }, [failures]);
  // Enter in a field presses the button too. The form itself is never submitted: a sandboxed frame blocks that without a word, and
  // inside a host's form it would submit that one as well.
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) submit(draft);
  };
  return (
    <Frame>
      <Header title={title} sub={<bdi>{device.properties.name || deviceWords.unnamed}</bdi>} onBack={onBack} />
      <form ref={form} className="seam-form-body" onSubmit={press} noValidate autoComplete="off">
        <div className="seam-form">
          {ofWhole !== null && (
            <Alert tone="danger" role="alert" tabIndex={-1}>
              <bdi>{ofWhole}</bdi>
            </Alert>
          )}
          <NameField {...field} />
          <PinField {...field} original={original} />
          <TimingField {...field} onOpenTiming={onOpenTiming} />
        </div>
        <div className="seam-footer">
          <Button disabled={isSaving} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button kind="primary" type="submit" isBusy={isSaving} disabled={!isSaving && !isReady} onClick={press}>
            {words.save}
          </Button>
        </div>
      </form>
    </Frame>
  );
}
