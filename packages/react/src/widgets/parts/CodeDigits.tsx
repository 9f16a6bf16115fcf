import { forwardRef } from "react";
import { useAllStrings } from "../../strings/all-strings.ts";
import { IconButton } from "../../ui/Button/IconButton.tsx";
import type { Reveal } from "./use-reveal.ts";

export interface CodeDigitsProps {
  /** `null`: not chosen yet. */
  code: string | null;
  reveal: Reveal;
  className: `seam-${string}`;
}

/** The digits, or always four dots: their number must not tell the length. */
export const CodeDigits = forwardRef<HTMLElement, CodeDigitsProps>(function CodeDigits({ code, reveal, className }, ref) {
  const { accessCode: words } = useAllStrings();
  if (code === null) return <span className="seam-code-none">{words.unassigned}</span>;
  if (reveal.isShown)
    return (
      <bdi ref={ref} className={className} dir="ltr">
        {code}
      </bdi>
    );
  return (
    <>
      <span className={className} aria-hidden="true">
        ••••
      </span>
      <span className="seam-visually-hidden">{words.hidden}</span>
    </>
  );
});

/** Uncovers and covers the digits; nothing where the host shows them all the time. */
export function RevealButton({ code, reveal: { isMasked, isShown, show, hide } }: Pick<CodeDigitsProps, "code" | "reveal">) {
  const { accessCode: words } = useAllStrings();
  if (!isMasked || code === null) return null;
  return (
    <IconButton icon={isShown ? "eye-off" : "eye"} label={isShown ? words.hideCode : words.showCode} onClick={isShown ? hide : show} />
  );
}
