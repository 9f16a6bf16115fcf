import type { AccessCode } from "@mortise/client";
import { useUpdateAccessCode } from "../../../data/access-codes.ts";
import { canChange } from "../../../rules/code/code-stage.ts";
import { extendedEnd } from "../../../rules/code/extended-end.ts";
import { wireTimeOf } from "../../../rules/time/wall-time.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { dateTimes } from "../../../strings/moments.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { failureSentence } from "../../../ui/ErrorState/failure.ts";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { useExplained } from "../../parts/use-explained.ts";
import { useNow } from "../../parts/use-now.ts";
import { useWidgetOptions } from "../../widget-options.tsx";

/** Button that extends a code by one night or hour. The change can be undone. */
export function ExtendCode({ code, zone }: { code: AccessCode; zone: string | null }) {
  const { extend: words, stay, accessCodeForm } = useAllStrings();
  const { problem } = useExplained(true);
  const format = useFormat();
  const toast = useToast();
  const now = useNow();
  const { disableEditAccessCode, preventDefaultOnEdit } = useWidgetOptions();
  const { mutateAsync, isPending } = useUpdateAccessCode();
  const extended = extendedEnd(code, now, zone);
  // A host that edits codes itself has its own form.
  if (!extended || !canChange(code) || disableEditAccessCode !== false || preventDefaultOnEdit) return null;
  const { access_code_id, starts_at, ends_at } = code;
  const span = extended.span === "night" ? stay.count({ count: 1 }) : words.hour;
  const textOf = (time: string | number) => dateTimes(format, [time], zone).join();
  const endAt = async (ends: string | null | undefined) => {
    const times = { starts_at: starts_at ?? "", ends_at: ends ?? "" };
    try {
      await mutateAsync({ access_code_id, type: "time_bound", ...times });
      return true;
    } catch (error) {
      toast({ text: failureSentence(error, problem, accessCodeForm.notSaved), tone: "problem" });
      return false;
    }
  };
  const undo = async () => {
    if (await endAt(ends_at)) toast({ text: words.undone({ end: textOf(ends_at ?? "") }) });
  };
  const add = async () => {
    if (zone === null || !(await endAt(wireTimeOf(extended.ends, zone)))) return;
    const action = { label: words.undo, onPress: () => void undo() };
    toast({ text: words.added({ span, end: textOf(extended.ends) }), action });
  };
  return (
    <Button
      icon="plus"
      isBusy={isPending}
      disabled={zone === null}
      aria-label={zone === null ? undefined : words.add({ span, end: textOf(extended.ends) })}
      onClick={() => void add()}
    >
      {span}
    </Button>
  );
}
