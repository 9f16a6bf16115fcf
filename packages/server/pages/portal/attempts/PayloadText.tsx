import type { MessageOut } from "@mortise/webhooks";
import { CopyButton } from "../parts/CopyButton.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { indented } from "./sent-text.ts";
import { SentText } from "./SentText.tsx";

/** Payload of a message. The screen shows it with line breaks, and a copy is as it was sent. */
export function PayloadText({ message, label }: { message: MessageOut; label: string }) {
  const { payloadText } = useSession();
  const text = payloadText(message.id) ?? JSON.stringify(message.payload);
  return (
    <>
      <SentText label={label}>{indented(text)}</SentText>
      <div className="card-actions">
        <CopyButton text={text} said={strings.payloadCopied}>
          {strings.copyPayload}
        </CopyButton>
      </div>
    </>
  );
}
