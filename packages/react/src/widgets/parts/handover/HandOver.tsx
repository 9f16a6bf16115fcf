import type { AccessCode, Device } from "@mortise/client";
import type { RefObject } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { useCopyCode } from "../code/use-copy-code.ts";
import type { CodeReveal } from "../use-reveal.ts";
interface P {
  code: AccessCode;
  device: Device | undefined;
  zone: string | null;
  digits: RefObject<HTMLElement | null>;
  reveal: CodeReveal;
  hasMessage: boolean;
  isReady: boolean;
}
export function HandOver({ code, digits, reveal }: P) {
  const { accessCodeDetails: words } = useAllStrings();
  const copy = useCopyCode(digits, reveal.show);
  const pin = code.code;
  if (!pin) return null;
  return (
    <div className="seam-acts">
      <Button icon="copy" onClick={() => void copy(pin)}>
        {words.copyCode}
      </Button>
    </div>
  );
}
