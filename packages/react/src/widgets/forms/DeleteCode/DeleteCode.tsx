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
  /** Name of its door; empty or unset where it is not known. */
  deviceName: string | undefined;
  /** Called when the person has cancelled, or the code is deleted. */
  onClose: (isDeleted: boolean) => void;
}

/** Asks, and then deletes. A refusal stands in the dialog, and can be tried again. */
export function DeleteCode({ code, deviceName, onClose }: DeleteCodeProps) {
  const { deleteAccessCode: words, accessCode, device, problem } = useAllStrings();
  const toast = useToast();
  const { mutate, error } = useDeleteAccessCode();
  const [isDeleting, setDeleting] = useState(false);
  const acceptPress = useFirstPress();
  const remove = () => {
    // Before the request: a second press may come before the mutation's own state is known here, and would send a
    // second one.
    setDeleting(true);
    toast(null);
    mutate(
      { access_code_id: code.access_code_id },
      {
        onSuccess: () => {
          // The view of what is gone closes first, and takes with it what was said before.
          onClose(true);
          toast({ text: words.done });
        },
        onError: () => setDeleting(false),
      },
    );
  };
  // As it was asked: a code that is being deleted may still open the door.
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

/** Each refusal gets the focus, as each is a new element: the next attempt takes the one before away. */
const focus = (element: HTMLElement | null): void => element?.focus();
