import type { AccessCode } from "@mortise/client";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
export function CodeLife({ code, zone }: { code: AccessCode; zone: string | null }) {
  const { accessCodeDetails: words } = useAllStrings();
  return (
    <div className="seam-detail">
      {words.created} {useFormat().dateTime(code.created_at, zone)}
    </div>
  );
}
