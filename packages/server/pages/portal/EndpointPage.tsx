import type { EndpointOut } from "@mortise/webhooks";
import { useCallback, useState } from "react";
import { AttemptCard } from "./AttemptCard.tsx";
import { EndpointActions } from "./EndpointActions.tsx";
import { EndpointForm } from "./EndpointForm.tsx";
import { EndpointStatus, nameOf } from "./EndpointStatus.tsx";
import { EventCard } from "./EventCard.tsx";
import { ExampleCard } from "./ExampleCard.tsx";
import { HeadersCard } from "./HeadersCard.tsx";
import { Problem, Waiting } from "./Problem.tsx";
import { SecretCard } from "./SecretCard.tsx";
import { useSession } from "./session.tsx";
import { strings } from "./strings/strings.ts";
import { useAsked } from "./use-asked.ts";
import { ViewHeading } from "./ViewHeading.tsx";

/** One endpoint: what it is, what is sent to it, and what came of that. */
export function EndpointPage({ id, isEditing }: { id: string; isEditing: boolean }) {
  const { mortise, appId } = useSession();
  const { answer, error, isAsking, again } = useAsked(
    useCallback((signal: AbortSignal) => mortise.endpoint.get(appId, id, { signal }), [mortise, appId, id]),
  );
  const [changed, setChanged] = useState<EndpointOut>();
  const endpoint = changed && answer && changed.updatedAt > answer.updatedAt ? changed : answer;
  if (endpoint === undefined)
    return (
      <>
        <ViewHeading title={strings.endpoint} back={{ to: { name: "endpoints" }, name: strings.endpoints }} />
        <div className="seam-frame">
          {isAsking ? <Waiting text={strings.loadingEndpoint} /> : <Problem error={error} onRetry={again} isRetrying={isAsking} />}
        </div>
      </>
    );
  if (isEditing) return <EndpointForm key="form" endpoint={endpoint} onSaved={again} />;
  return <Shown endpoint={endpoint} onChange={setChanged} />;
}

function Shown({ endpoint, onChange }: { endpoint: EndpointOut; onChange: (endpoint: EndpointOut) => void }) {
  const { mortise, appId } = useSession();
  const { id, url } = endpoint;
  const { answer: stats, again: countAgain } = useAsked(
    useCallback((signal: AbortSignal) => mortise.endpoint.getStats(appId, id, { signal }), [mortise, appId, id]),
  );
  // Counts the examples sent from this page; with each, the list of attempts is read again.
  const [sent, setSent] = useState(0);
  return (
    <>
      <ViewHeading
        title={nameOf(endpoint)}
        back={{ to: { name: "endpoints" }, name: strings.endpoints }}
        mark={<EndpointStatus endpoint={endpoint} stats={stats} />}
        sub={
          nameOf(endpoint) !== url && (
            <bdi className="code" dir="ltr">
              {url}
            </bdi>
          )
        }
      >
        <EndpointActions endpoint={endpoint} onChange={onChange} />
      </ViewHeading>
      <div className="columns">
        <div className="column">
          <ExampleCard endpoint={endpoint} onSent={() => setSent((count) => count + 1)} />
          <SecretCard endpointId={id} />
        </div>
        <AttemptCard endpoint={endpoint} sent={sent} onNews={countAgain} />
        <div className="column">
          <EventCard endpoint={endpoint} />
          <HeadersCard endpointId={id} />
        </div>
      </div>
    </>
  );
}
