import type { AccessCode } from "@mortise/client";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useLocale } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { usePopover } from "../../../ui/Popover/use-popover.ts";
import { useCopyCode } from "../code/use-copy-code.ts";
import type { CodeReveal } from "../use-reveal.ts";
import { codeMessage, type MessageFacts, timesSentence } from "./code-message.ts";
import { MessageText } from "./MessageText.tsx";
import { printCode } from "./print-code.ts";
import { useCodeMessage } from "./use-code-message.ts";
import { useCopyMessage } from "./use-copy-message.ts";
import { useShare } from "./use-share.ts";

interface HandOverProps {
  code: AccessCode;
  /** Door of the code; `undefined` while it loads. Whatever needs its name waits. */
  device: MessageFacts["device"] | undefined;
  /** Time zone of the code's times; `null` while it is unknown. */
  zone: string | null;
  /** Further doors, in other time zones. @default none */
  also?: MessageFacts["also"];
  /** Element with the digits, selected if the browser refuses to copy them. */
  digits: RefObject<HTMLElement | null>;
  reveal: CodeReveal;
  /** Whether the message is shown, with buttons to share and print it. @default false */
  hasMessage?: boolean;
  /** Whether the code is on the lock, so that sending it is the main action. */
  isReady: boolean;
  /**
   * Whether the lock refused the code. It is then not offered for sending, because it does not open the door. @default
   * false
   */
  isRefused?: boolean;
  /** Further buttons, after these. */
  children?: ReactNode;
}

/** Buttons that give a code to a guest: copy, share, print. A code without digits shows only `children`. */
export function HandOver({ children, ...props }: HandOverProps) {
  const pin = props.code.code;
  if (!pin && !children) return null;
  return (
    <div className="seam-handover">
      {pin ? (
        <WithDigits {...props} pin={pin}>
          {children}
        </WithDigits>
      ) : (
        <div className="seam-acts">{children}</div>
      )}
    </div>
  );
}

/** Replaces the digits, whatever their number. */
const dots = "••••";

function WithDigits({
  code,
  pin,
  device,
  zone,
  also,
  digits,
  reveal,
  hasMessage,
  isReady,
  isRefused = false,
  children,
}: HandOverProps & { pin: string }) {
  const { accessCodeDetails, codeMessage: words } = useAllStrings();
  const { facts, guess } = useCodeMessage(code, device, zone, also);
  const text = useRef<HTMLDivElement>(null);
  const { isOpen, open, trigger, popover } = usePopover();
  const copyCode = useCopyCode(digits, reveal.show);
  const copyMessage = useCopyMessage(text, () => {
    reveal.show();
    if (!hasMessage) open();
  });
  const share = useShare();
  const locale = useLocale();
  useEffect(() => {
    if (isOpen) popover.current?.focus();
  }, [isOpen, popover]);

  const print = ({ currentTarget }: MouseEvent) =>
    facts &&
    printCode({
      door: facts.device.properties.name ?? "",
      name: code.name ?? "",
      digits: pin,
      times: timesSentence(facts),
      lang: locale ?? document.documentElement.lang,
      dir: getComputedStyle(currentTarget).direction,
    });
  const shown = facts && codeMessage(reveal.isShown ? facts : { ...facts, code: { ...code, code: dots } });
  const message = <MessageText ref={text} text={shown} guess={guess} />;
  return (
    <>
      <div className="seam-acts">
        <Button icon="copy" onClick={() => void copyCode(pin)}>
          {accessCodeDetails.copyCode}
        </Button>
        <Button
          ref={trigger}
          icon="message"
          kind={hasMessage && isReady ? "primary" : undefined}
          isBusy={!facts && !isRefused}
          disabled={isRefused}
          onClick={() => facts && void copyMessage(codeMessage(facts))}
        >
          {words.copy}
        </Button>
        {hasMessage && share && (
          <Button icon="share" isBusy={!facts} onClick={() => facts && void share(codeMessage(facts))}>
            {words.share}
          </Button>
        )}
        {hasMessage && (
          <Button icon="print" isBusy={!facts} onClick={print}>
            {words.print}
          </Button>
        )}
        {children}
      </div>
      {hasMessage && message}
      {isOpen && (
        <div
          ref={popover}
          popover="auto"
          className="seam-popover seam-controls"
          role="dialog"
          aria-label={words.title}
          tabIndex={-1}
        >
          {message}
        </div>
      )}
    </>
  );
}
