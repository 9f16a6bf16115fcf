import { useCallback, useState } from "react";
import { PayloadText } from "../attempts/PayloadText.tsx";
import { useAwaited } from "../attempts/use-awaited.ts";
import { Card } from "../parts/Card.tsx";
import { Moment } from "../parts/Moment.tsx";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { useFetched } from "../parts/use-fetched.ts";
import { useLive } from "../parts/use-live.ts";
import { ViewHeading } from "../parts/ViewHeading.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { DestinationCard } from "./DestinationCard.tsx";

/** One message: its payload, its endpoints, and every attempt. */
export function MessagePage({ id }: { id: string }) {
  const { mortise, appId } = useSession();
  const { answer, ...reading } = useFetched(
    useCallback((signal: AbortSignal) => mortise.message.get(appId, id, { signal }), [mortise, appId, id]),
  );
  const back = { to: { name: "messages" }, name: strings.messages } as const;
  return (
    <>
      <ViewHeading
        title={answer?.eventType ?? strings.message}
        back={back}
        sub={
          <>
            <bdi className="code">{id}</bdi>
            {answer && (
              <>
                {" · "}
                <Moment at={answer.timestamp} />
              </>
            )}
          </>
        }
      />
      {answer === undefined ? (
        <div className="seam-frame">
          <LoadingOrError reading={reading} loading={strings.loadingMessage} />
        </div>
      ) : (
        <div className="column">
          <Card title={strings.payload}>
            <div className="card-body">
              <PayloadText message={answer} label={strings.message} />
            </div>
          </Card>
          <Destinations msgId={answer.id} />
        </div>
      )}
    </>
  );
}

function Destinations({ msgId }: { msgId: string }) {
  const { mortise, appId } = useSession();
  const { answer, look, ...reading } = useFetched(
    useCallback(
      async (signal: AbortSignal) => {
        const [{ data: endpoints }, { data: attempts }] = await Promise.all([
          mortise.messageAttempt.listAttemptedDestinations(appId, msgId, { limit: most, signal }),
          mortise.messageAttempt.listByMsg(appId, msgId, { limit: most, withDelivery: true, signal }),
        ]);
        return { endpoints, attempts };
      },
      [mortise, appId, msgId],
    ),
  );
  useLive(look);
  const [asked, setAsked] = useState(0);
  useAwaited(asked, look);
  if (answer === undefined)
    return (
      <div className="seam-frame">
        <LoadingOrError reading={reading} loading={strings.loadingAttempts} />
      </div>
    );
  if (answer.endpoints.length === 0) return <p className="quiet">{strings.sentToNobody}</p>;
  return answer.endpoints.map((endpoint) => (
    <DestinationCard
      key={endpoint.id}
      msgId={msgId}
      endpoint={endpoint}
      attempts={answer.attempts.filter(({ endpointId }) => endpointId === endpoint.id)}
      onResent={() => setAsked((count) => count + 1)}
    />
  ));
}

/** Page size that fits a message's endpoints, and the attempts at each. */
const most = 250;
