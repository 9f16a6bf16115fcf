import { forwardRef, type ReactNode, useState } from "react";
import { digitGroups } from "../../../rules/code/digit-groups.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { IconButton } from "../../../ui/Button/IconButton.tsx";
import { useSaid } from "../../../ui/Live/use-said.ts";
import type { CodeReveal } from "../use-reveal.ts";

interface CodeDigitsProps {
  /** `null`: not chosen yet. */
  code: string | null;
  reveal: CodeReveal;
  className: `seam-${string}`;
  /** In groups of three or four, as people say them. @default false */
  isGrouped?: boolean;
}

/**
 * The digits, or always four dots, so as not to tell how many digits there are. Read out one by one: 0042 is not
 * forty-two.
 */
export const CodeDigits = forwardRef<HTMLElement, CodeDigitsProps>(function CodeDigits(
  { code, reveal: { isShown }, className, isGrouped },
  ref,
) {
  const { accessCode: words } = useAllStrings();
  if (!code) return <span className="seam-code-none">{words.unassigned}</span>;
  return (
    <>
      <bdi ref={ref} className={className} dir="ltr" aria-hidden="true">
        {!isShown ? "••••" : isGrouped ? inGroups(code) : code}
      </bdi>{" "}
      <span className="seam-visually-hidden">{isShown ? oneByOne(code) : words.hidden}</span>
    </>
  );
});

interface RevealButtonProps extends Pick<CodeDigitsProps, "code" | "reveal"> {
  /** Id of the element that names the code, where several are listed. */
  describedBy?: string;
}

/** Uncovers and covers the digits; nothing where the host shows them all the time. */
export function RevealButton({ code, reveal: { isMasked, isShown, show, hide }, describedBy }: RevealButtonProps) {
  const { accessCode: words } = useAllStrings();
  // What the last press led to, said for as long as it holds.
  const [pressed, setPressed] = useState<boolean | null>(null);
  useSaid(pressed !== isShown ? null : isShown ? oneByOne(code ?? "") : words.hidden);
  if (!isMasked || !code) return null;
  const [icon, label, press] = isShown
    ? (["eye-off", words.hideCode, hide] as const)
    : (["eye", words.showCode, show] as const);
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-describedby={describedBy}
      onClick={() => {
        press();
        setPressed(!isShown);
      }}
    />
  );
}

function inGroups(code: string): ReactNode {
  const groups = digitGroups(code);
  return groups.length > 1
    ? groups.map(({ at, digits }) => (
        <span key={at} className="seam-pin-group">
          {digits}
        </span>
      ))
    : code;
}

const oneByOne = (code: string): string => Array.from(code).join(" ");
