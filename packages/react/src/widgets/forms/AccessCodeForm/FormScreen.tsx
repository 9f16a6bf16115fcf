import type { AccessCode } from "@mortise/client";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { type CodeDraft, type DraftProblems, type DraftRules, canSave } from "../../../rules/code/code-form.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Alert } from "../../../ui/Alert/Alert.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { ChangeablePart } from "./ChangeablePart.tsx";
import { DiscardQuestion, useLeaving } from "./DiscardQuestion.tsx";
import { NameField } from "./NameField.tsx";
import { PinField, type PinFieldProps } from "./PinField.tsx";
import { TimingField, timingOpenerKey } from "./TimingField.tsx";
import type { OthersNews } from "./use-others-news.ts";
import type { SettleDispute } from "./use-followed-draft.ts";
import type { SaveState } from "./use-save.ts";

interface FormScreenProps {
  title: string;
  /** Line below the title that names the door. */
  sub: string;
  /** Label of the Save button. @default "Save" */
  saveLabel?: string | undefined;
  /** See {@link PinField}. */
  lengthRule?: PinFieldProps["lengthRule"];
  original: AccessCode | undefined;
  rules: DraftRules;
  draft: CodeDraft;
  problems: DraftProblems;
  onChange: (changes: Partial<CodeDraft>) => void;
  /** Changes that others made meanwhile. */
  news: OthersNews;
  settle: SettleDispute;
  saving: SaveState;
  /** Reason why nothing can be saved any more. */
  lost: string | null;
  /** Whether there are entries that leaving would lose. */
  isChanged: boolean;
  /** Further note to read before saving. */
  note?: string | null | undefined;
  onOpenTiming: (openerKey: string) => void;
  /** Opens the choice of other doors, with the entries so far. @default not offered */
  onOtherDoors?: ((openerKey: string) => void) | undefined;
  onCancel: () => void;
  onBack: (() => void) | undefined;
}

export function FormScreen(props: FormScreenProps) {
  const {
    title,
    sub,
    saveLabel,
    lengthRule,
    original,
    rules,
    draft,
    problems,
    onChange,
    news,
    settle,
    saving,
    lost,
    isChanged,
    note,
    onOpenTiming,
    onOtherDoors,
    onCancel,
    onBack,
  } = props;
  const { accessCodeForm: words, otherDoors, problem } = useAllStrings();
  const { isSaving, refused, reason, failures, submit } = saving;
  const isReady = lost === null && canSave(draft, problems, isSaving);
  // A refusal of a field that is not on screen shows as a refusal of the whole form.
  const ofHidden =
    (rules.pin.canChoose ? undefined : refused.pin) ??
    (draft.type === "ongoing" ? (refused.starts ?? refused.ends) : undefined);
  const ofWhole =
    lost ?? reason ?? (ofHidden === undefined ? null : words.notSaved({ reason: ofHidden || problem.unknown }));
  const field = { draft, problems, refused, rules, isSaving, onChange };
  const changeable = { news, settle, isSaving };
  const form = useRef<HTMLFormElement>(null);
  const isRefused = failures > 0 && (ofWhole !== null || Object.keys(refused).length > 0);
  useEffect(() => {
    // The focus moves to the refused part: the alert for the whole form, else the field. For times it is the button
    // that opens them.
    const refusals = ['[role="alert"]', '[aria-invalid="true"]', `[data-seam-opener="${timingOpenerKey}"]`];
    if (isRefused)
      refusals
        .map((selector) => form.current?.querySelector<HTMLElement>(selector))
        .find(Boolean)
        ?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [failures]);
  // Leaving with entries asks first, unless the form is being saved, or cannot be saved any more.
  const leaving = useLeaving(isChanged && !isSaving && lost === null);
  const whyNot =
    isReady || isSaving || lost !== null
      ? null
      : Object.values(problems).some(Boolean)
        ? words.correctFirst
        : words.nameMissing;
  const noteId = useUniqueId();
  // Enter in a field also presses the button. The form itself is never submitted: a sandboxed frame silently blocks
  // that, and inside a host's form it would submit that one as well.
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) submit(draft);
  };
  return (
    <Frame>
      <Header title={title} sub={<bdi>{sub}</bdi>} onBack={onBack && leaving.by(onBack)} />
      <form ref={form} className="seam-form-body" onSubmit={press} noValidate autoComplete="off">
        <div className="seam-form">
          {ofWhole !== null && (
            <Alert tone="danger" role="alert" tabIndex={-1}>
              <bdi>{ofWhole}</bdi>
            </Alert>
          )}
          <ChangeablePart part="name" {...changeable}>
            <NameField {...field} />
          </ChangeablePart>
          <ChangeablePart part="pin" {...changeable}>
            <PinField {...field} original={original} lengthRule={lengthRule} />
          </ChangeablePart>
          <ChangeablePart part="times" {...changeable}>
            <TimingField {...field} onOpenTiming={onOpenTiming} />
          </ChangeablePart>
        </div>
        {leaving.asked ? (
          // The keys keep the buttons apart: otherwise React would reuse Keep editing as Save during the press, and
          // submit the form.
          <DiscardQuestion key="question" onDiscard={leaving.asked} onStay={leaving.stay} />
        ) : (
          <div key="actions" className="seam-footer">
            {/* The footer wraps in reverse, so a note before the buttons is displayed below them. A note that comes and
                goes there moves no button. */}
            {note && (
              <div className="seam-footer-note">
                <bdi>{note}</bdi>
              </div>
            )}
            {whyNot && (
              <div id={noteId} className="seam-footer-note">
                {whyNot}
              </div>
            )}
            {onOtherDoors && (
              <Button
                kind="quiet"
                data-flush=""
                disabled={isSaving}
                onClick={() => onOtherDoors(otherDoorsKey)}
                data-seam-opener={otherDoorsKey}
              >
                {otherDoors.open}
              </Button>
            )}
            <Button disabled={isSaving} onClick={leaving.by(onCancel)}>
              {words.cancel}
            </Button>
            <Button
              kind="primary"
              type="submit"
              isBusy={isSaving}
              disabled={!isSaving && !isReady}
              onClick={press}
              aria-describedby={whyNot ? noteId : undefined}
            >
              {saveLabel ?? words.save}
            </Button>
          </div>
        )}
      </form>
    </Frame>
  );
}

const otherDoorsKey = "other-doors";
