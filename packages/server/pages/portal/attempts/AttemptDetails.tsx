import type { MessageAttemptOut } from "@mortise/webhooks";
import { type ReactNode, useState } from "react";
import { strings } from "../strings/strings.ts";
import { AttemptLine } from "./AttemptLine.tsx";
import { RequestHeaders } from "./RequestHeaders.tsx";
import { SentText } from "./SentText.tsx";

interface AttemptDetailsProps {
  attempt: MessageAttemptOut;
  isOfMessage?: boolean;
  children?: ReactNode;
}

/** One attempt on a line. Opened, it shows the receiver's answer and the request's headers. */
export function AttemptDetails({ attempt, isOfMessage = false, children }: AttemptDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="attempt" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <AttemptLine attempt={attempt} isOfMessage={isOfMessage} />
      {isOpen && (
        <div className="attempt-body">
          <Answer response={attempt.response} />
          <RequestHeaders attempt={attempt} />
          {children}
        </div>
      )}
    </details>
  );
}

const Answer = ({ response }: { response: string }) => (
  <>
    <h3 className="attempt-title">{strings.answer}</h3>
    {response === "" ? (
      <p className="quiet">{strings.empty}</p>
    ) : (
      <SentText label={strings.answer}>{response}</SentText>
    )}
  </>
);
