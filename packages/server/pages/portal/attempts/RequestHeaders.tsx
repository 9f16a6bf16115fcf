import type { MessageAttemptOut } from "@mortise/webhooks";
import { useCallback } from "react";
import { CopyButton } from "../parts/CopyButton.tsx";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { useFetched } from "../parts/use-fetched.ts";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { SentText } from "./SentText.tsx";

/** Headers of an attempt's request. Values that the server never shows are named as hidden. */
export function RequestHeaders({ attempt: { id, msgId } }: { attempt: MessageAttemptOut }) {
  const { mortise, appId } = useSession();
  const { answer, ...reading } = useFetched(
    useCallback(
      (signal: AbortSignal) => mortise.messageAttempt.get(appId, msgId, id, { withHeaders: true, signal }),
      [mortise, appId, msgId, id],
    ),
  );
  const text = answer?.requestHeaders && textOf(answer.requestHeaders);
  return (
    <>
      <h3 className="attempt-title">{strings.requestHeaders}</h3>
      {answer === undefined ? (
        <LoadingOrError reading={reading} loading={strings.loadingHeaders} rows={1} />
      ) : text ? (
        <>
          <SentText label={strings.requestHeaders}>{text}</SentText>
          <div className="card-actions">
            <CopyButton text={text} said={strings.headersCopied}>
              {strings.copyHeaders}
            </CopyButton>
          </div>
        </>
      ) : (
        <p className="quiet">{strings.headersNotKept}</p>
      )}
    </>
  );
}

type Headers = NonNullable<MessageAttemptOut["requestHeaders"]>;

const textOf = ({ headers, sensitive }: Headers): string =>
  [...Object.entries(headers), ...sensitive.map((name) => [name, `(${strings.headerHidden})`])]
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
