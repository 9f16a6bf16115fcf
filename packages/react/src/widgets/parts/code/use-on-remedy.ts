import type { AccessCode } from "@mortise/client";
import { canChange } from "../../../rules/code/code-stage.ts";
import { useWidgetOptions } from "../../widget-options.tsx";
import { useHostFirst } from "../use-press.ts";
import type { OnRemedy } from "./CodeCause.tsx";

/** Handles the press of a remedy. The host is called first, as for every other edit of a code. */
export function useOnRemedy(code: AccessCode, open: NonNullable<OnRemedy>): OnRemedy {
  const { disableEditAccessCode, onEdit, preventDefaultOnEdit } = useWidgetOptions();
  const edit = useHostFirst(
    (_: string, remedy: Parameters<typeof open>[0]) => open(remedy),
    onEdit,
    preventDefaultOnEdit,
  );
  if (disableEditAccessCode !== false || !canChange(code)) return undefined;
  return (remedy) => edit(code.access_code_id, remedy);
}
