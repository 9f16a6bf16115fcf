import { forwardRef, type ReactNode, useState } from "react";
import { digitGroups } from "../../../rules/code/digit-groups.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { IconButton } from "../../../ui/Button/IconButton.tsx";
import { useAnnounced } from "../../../ui/Live/use-announced.ts";
import type { CodeReveal } from "../use-reveal.ts";

interface CodeDigitsProps {
  /** `null` until the digits are chosen. */
  code: string | null;
  reveal: CodeReveal;
  className: `seam-${string}`;
  /** Whether digits are in groups of three or four, as people say them. @default false */
  isGrouped?: boolean;
}

/**
 * The digits, or always four dots, so that their number is not revealed. Screen readers read single digits: 0042 is not
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
  /** Id of the element that names the code, if several are listed. */
  describedBy?: string;
}

/** Button that reveals and hides the digits. Renders nothing if there are none, or if the host always shows them. */
export function RevealButton({ code, reveal: { isMasked, isShown, show, hide }, describedBy }: RevealButtonProps) {
  const { accessCode: words } = useAllStrings();
  // The result of the last press is announced as long as it holds.
  const [pressed, setPressed] = useState<boolean | null>(null);
  useAnnounced(pressed !== isShown ? null : isShown ? oneByOne(code ?? "") : words.hidden);
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
