import { type ReactNode, useEffect, useRef } from "react";
import type { DraftPart } from "../../../rules/code/changed-elsewhere.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Alert } from "../../../ui/Alert/Alert.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import type { OthersNews } from "./use-others-news.ts";
import type { SettleDispute } from "./use-followed-draft.ts";

interface ChangeablePartProps {
  part: DraftPart;
  news: OthersNews;
  settle: SettleDispute;
  isSaving: boolean;
  children: ReactNode;
}

/** A field, with a note below if others changed it meanwhile. */
export function ChangeablePart({ part, news, settle, isSaving, children }: ChangeablePartProps) {
  const { accessCodeForm: words } = useAllStrings();
  const noteId = useUniqueId();
  const place = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  const choose = (choice: Parameters<SettleDispute>[1]) => {
    hasChosen.current = true;
    settle(part, choice);
  };
  const { text, isDisputed = false } = news[part] ?? {};
  useEffect(() => {
    if (isDisputed || !hasChosen.current) return;
    hasChosen.current = false;
    // The pressed button is gone, so the focus moves to the field.
    place.current?.querySelector<HTMLElement>("input:checked, input:not([type=radio])")?.focus();
  }, [isDisputed]);
  return (
    <div ref={place} className="seam-form-part">
      {children}
      {text !== undefined &&
        (isDisputed ? (
          <Alert
            tone="warning"
            action={
              <>
                <Button disabled={isSaving} aria-describedby={noteId} onClick={() => choose("keep")}>
                  {words.keepMine}
                </Button>
                <Button disabled={isSaving} aria-describedby={noteId} onClick={() => choose("take")}>
                  {words.takeTheirs}
                </Button>
              </>
            }
          >
            <bdi id={noteId}>{text}</bdi>
          </Alert>
        ) : (
          <span className="seam-time-note">
            <Icon name="edit" size="sm" />
            <bdi>{text}</bdi>
          </span>
        ))}
    </div>
  );
}
