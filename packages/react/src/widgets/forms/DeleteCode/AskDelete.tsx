import { useEffect } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { failureSentence } from "../../../ui/ErrorState/failure.ts";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { type LoadView, useLazyView } from "../../lazy-view.ts";
import type { DeleteCodeProps } from "./DeleteCode.tsx";

const load: LoadView<DeleteCodeProps> = async () => (await import("../forms.ts")).DeleteCode;

/** For `useEarlyView`: fetches the question before it is opened, if codes can be deleted. */
export const deleteView = { load };

/**
 * Question before an access code is deleted. Its JavaScript is a file of its own. If the file fails to load, nothing is
 * deleted and a toast says so.
 */
export function AskDelete(props: DeleteCodeProps) {
  const { deleteAccessCode: words, problem } = useAllStrings();
  const toast = useToast();
  const { View, error } = useLazyView(load);
  const { onClose } = props;
  useEffect(() => {
    if (error === null) return;
    toast({ text: failureSentence(error, problem, words.failed), tone: "problem" });
    onClose(false);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure, whatever is rendered meanwhile
  }, [error]);
  return View && <View {...props} />;
}
