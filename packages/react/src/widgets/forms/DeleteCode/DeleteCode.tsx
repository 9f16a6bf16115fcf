import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { useDeleteAccessCode } from "../../../data/access-codes.ts";
import { opensNow } from "../../../rules/code/opens-now.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Alert } from "../../../ui/Alert/Alert.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Dialog } from "../../../ui/Dialog/Dialog.tsx";
import { failureSentence } from "../../../ui/ErrorState/failure.ts";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { useFirstPress } from "../../parts/use-first-press.ts";

export interface DeleteCodeProps {
  code: AccessCode;
  /** Name of the code's door; empty or unset if it is unknown. */
  deviceName: string | undefined;
  /** Called after Cancel, or after the code was deleted. */
  onClose: (isDeleted: boolean) => void;
}

/** Dialog that asks, and then deletes. A refusal shows in the dialog, and the person can retry. */
export function DeleteCode({ code, deviceName, onClose }: DeleteCodeProps) {
  const { deleteAccessCode: words, accessCode, device, problem } = useAllStrings();
  const toast = useToast();
  const { mutate, error } = useDeleteAccessCode();
  const [isDeleting, setDeleting] = useState(false);
  const acceptPress = useFirstPress();
  const remove = () => {
    // Set before the request, because a second press may come before the mutation's own state is known here, and would
    // send a second request.
    setDeleting(true);
    toast(null);
    mutate(
      { access_code_id: code.access_code_id },
      {
        onSuccess: () => {
          // The view of the deleted code closes first, because closing removes earlier toasts.
          onClose(true);
          toast({ text: words.done });
        },
        onError: () => setDeleting(false),
      },
    );
  };
  // Computed once, when the dialog opens, so that the text stays the same while the code is being deleted.
  const [isInUse] = useState(() => opensNow(code, Date.now()));
  const text = isInUse ? words.text : words.textUnused;
  const name = <bdi>{code.name || accessCode.unnamed}</bdi>;
  return (
    <Dialog
      title={words.title}
      onCancel={() => {
        if (!isDeleting) onClose(false);
      }}
      actions={
        <>
          <Button disabled={isDeleting} onClick={() => onClose(false)}>
            {words.cancel}
          </Button>
          <Button kind="danger" isBusy={isDeleting} onClick={(event) => acceptPress(event) && remove()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <span>
        <bdi>{text.rich({ name, device: <bdi>{deviceName || device.unnamed}</bdi> })}</bdi>
      </span>
      {error && (
        <Alert ref={focus} tone="danger" role="alert" tabIndex={-1}>
          <bdi>{failureSentence(error, problem, words.failed)}</bdi>
        </Alert>
      )}
    </Dialog>
  );
}

/** Focuses each refusal. Each is a new element, because the next attempt removes the one before. */
const focus = (element: HTMLElement | null): void => element?.focus();
