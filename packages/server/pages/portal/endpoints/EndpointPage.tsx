import type { EndpointOut } from "@mortise/webhooks";
import { useCallback, useState } from "react";
import { AttemptCard } from "../attempts/AttemptCard.tsx";
import { EndpointActions } from "./EndpointActions.tsx";
import { EndpointForm } from "./EndpointForm.tsx";
import { EndpointStatus, nameOf } from "./EndpointStatus.tsx";
import { EventCard } from "./EventCard.tsx";
import { ExampleCard } from "../attempts/ExampleCard.tsx";
import { HeadersCard } from "./HeadersCard.tsx";
import { WeekCard } from "../attempts/WeekCard.tsx";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { SecretCard } from "./SecretCard.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { useFetched } from "../parts/use-fetched.ts";
import { useLive } from "../parts/use-live.ts";
import { useStanding } from "./use-standing.ts";
import { ViewHeading } from "../parts/ViewHeading.tsx";

/** One endpoint: its settings, its events, and its attempts. */
export function EndpointPage({ id, isEditing }: { id: string; isEditing: boolean }) {
  const { mortise, appId } = useSession();
  const { answer, look, ...reading } = useFetched(
    useCallback((signal: AbortSignal) => mortise.endpoint.get(appId, id, { signal }), [mortise, appId, id]),
  );
  useLive(look);
  const [changed, setChanged] = useState<EndpointOut>();
  const endpoint = changed && answer && changed.updatedAt > answer.updatedAt ? changed : answer;
  if (endpoint === undefined)
    return (
      <>
        <ViewHeading title={strings.endpoint} back={{ to: { name: "endpoints" }, name: strings.endpoints }} />
        <div className="seam-frame">
          <LoadingOrError reading={reading} loading={strings.loadingEndpoint} />
        </div>
      </>
    );
  if (isEditing) return <EndpointForm key="form" endpoint={endpoint} onSaved={reading.refetch} />;
  return <Shown endpoint={endpoint} onChange={setChanged} />;
}

function Shown({ endpoint, onChange }: { endpoint: EndpointOut; onChange: (endpoint: EndpointOut) => void }) {
  const { id, url } = endpoint;
  const { standing, look: countAgain } = useStanding(id);
  // Number of examples sent from this page. Each refetches the list of attempts.
  const [sent, setSent] = useState(0);
  return (
    <>
      <ViewHeading
        title={nameOf(endpoint)}
        back={{ to: { name: "endpoints" }, name: strings.endpoints }}
        mark={<EndpointStatus endpoint={endpoint} standing={standing} />}
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
          <WeekCard endpointId={id} />
          <EventCard endpoint={endpoint} />
          <HeadersCard endpointId={id} />
        </div>
      </div>
    </>
  );
}
