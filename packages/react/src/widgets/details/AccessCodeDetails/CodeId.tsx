import type { AccessCode } from "@mortise/client";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useWidgetOptions } from "../../widget-options.tsx";
import { CodeFact } from "./CodeFact.tsx";

/** Id of the code. Last on the page, because it helps only those who support the page. */
export function CodeId({ code }: { code: AccessCode }) {
  const { accessCodeDetails: words } = useAllStrings();
  const { disableResourceIds } = useWidgetOptions();
  if (disableResourceIds === true) return null;
  return (
    <CodeFact label={words.id}>
      <bdi dir="ltr">{code.access_code_id}</bdi>
    </CodeFact>
  );
}
