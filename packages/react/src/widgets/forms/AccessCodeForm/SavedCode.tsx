import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { useAccessCode } from "../../../data/access-codes.ts";
import { useDevice } from "../../../data/devices.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { isDeleted } from "../../../ui/ErrorState/failure.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { remedyOpenerKey } from "../../parts/code/CodeCause.tsx";
import { DeletedCode } from "../../parts/code/DeletedCode.tsx";
import { AnswerState } from "../../parts/waiting/AnswerState.tsx";
import { useViews } from "../../use-views.ts";
import { EditForRemedy } from "./EditAccessCodeForm.tsx";
import { SavedCodeView } from "./SavedCodeView.tsx";
import type { FormRemedy } from "./use-remedy.ts";

export interface SavedCodeProps {
  /** Code as the server answered. */
  saved: AccessCode;
  /** Opens an empty form. */
  onAddAnother: () => void;
  /** Called by Back and Done; `undefined` if there is nowhere to go. */
  onBack: (() => void) | undefined;
}

/** View of a code that was just saved: its digits, whether they are on the lock, and how to share them. */
export function SavedCode({ saved, onAddAnother, onBack }: SavedCodeProps) {
  const { accessCodeDetails: words, accessCode: codeWords, device: deviceWords } = useAllStrings();
  useLiveUpdates();
  const accessCodeId = saved.access_code_id;
  const query = useAccessCode({ access_code_id: accessCodeId });
  const code = query.accessCode ?? saved;
  const { device } = useDevice({ device_id: saved.device_id });
  const [{ view, open, back }, place] = useViews<"edit-access-code">("access-code-details", accessCodeId);
  const [remedy, setRemedy] = useState<FormRemedy>();
  const [savedAt] = useState(() => Date.now());
  return (
    <div ref={place}>
      {view ? (
        <EditForRemedy accessCodeId={accessCodeId} remedy={remedy} onBack={back} />
      ) : (
        <Frame>
          <Header
            title={code.name || codeWords.unnamed}
            sub={<bdi>{device?.properties.name || deviceWords.unnamed}</bdi>}
            onBack={onBack}
          />
          {isDeleted(query.error) ? (
            <DeletedCode level={3} />
          ) : (
            <>
              <SavedCodeView
                code={code}
                device={device}
                savedAt={savedAt}
                onRemedy={(each) => {
                  setRemedy(each);
                  open("edit-access-code", accessCodeId, remedyOpenerKey);
                }}
              />
              <AnswerState query={{ ...query, data: code }} waiting={null} />
            </>
          )}
          <div className="seam-footer">
            <Button onClick={onAddAnother}>{words.addAnother}</Button>
            {onBack && <Button onClick={onBack}>{words.done}</Button>}
          </div>
        </Frame>
      )}
    </div>
  );
}
