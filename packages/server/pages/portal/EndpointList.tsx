import type { EndpointOut } from "@mortise/webhooks";
import { useCallback } from "react";
import { Button } from "./Button.tsx";
import { EndpointStatus, nameOf } from "./EndpointStatus.tsx";
import { Icon } from "./Icon.tsx";
import { Problem, Refusal, Waiting } from "./Problem.tsx";
import { useSession } from "./session.tsx";
import { strings } from "./strings/strings.ts";
import { useAsked } from "./use-asked.ts";
import { usePages } from "./use-pages.ts";
import { ViewHeading } from "./ViewHeading.tsx";

const perPage = 25;

/** Every endpoint of the application, with how it fares. */
export function EndpointList() {
  const { mortise, appId, open } = useSession();
  const read = useCallback(
    (options: { iterator?: string | undefined; signal?: AbortSignal | undefined }) =>
      mortise.endpoint.list(appId, { ...options, limit: perPage }),
    [mortise, appId],
  );
  const { rows, error, isAsking, again, hasOlder, isReadingOlder, olderError, readOlder } = usePages(read);
  const add = (
    <Button kind="primary" icon="add" onClick={() => open({ name: "add" })}>
      {strings.addEndpoint}
    </Button>
  );
  return (
    <>
      <ViewHeading title={strings.endpoints} sub={strings.endpointsAre}>
        {rows !== undefined && rows.length > 0 && add}
      </ViewHeading>
      <div className="seam-frame" aria-busy={isAsking}>
        {rows === undefined ? (
          isAsking ? (
            <Waiting text={strings.loadingEndpoints} />
          ) : (
            <Problem error={error} onRetry={again} isRetrying={isAsking} />
          )
        ) : rows.length === 0 ? (
          <div className="seam-empty">
            <Icon name="endpoint" size="md" />
            <div className="seam-empty-text">{strings.noEndpoints}</div>
            {add}
          </div>
        ) : (
          <ul className="list">
            {rows.map((endpoint) => (
              <EndpointRow key={endpoint.id} endpoint={endpoint} />
            ))}
          </ul>
        )}
        {hasOlder && (
          <div className="card-foot">
            <Refusal error={olderError} />
            <Button isBusy={isReadingOlder} onClick={readOlder}>
              {strings.showMore}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function EndpointRow({ endpoint }: { endpoint: EndpointOut }) {
  const { mortise, appId, open } = useSession();
  const { id, url } = endpoint;
  const { answer: stats } = useAsked(
    useCallback((signal: AbortSignal) => mortise.endpoint.getStats(appId, id, { signal }), [mortise, appId, id]),
  );
  return (
    <li className="seam-row endpoint-row">
      <div className="seam-row-text">
        <button type="button" className="seam-row-open" aria-describedby={`${id}-is`} onClick={() => open({ name: "endpoint", id })}>
          <bdi>{nameOf(endpoint)}</bdi>
        </button>
        <span className="seam-row-meta endpoint-meta" id={`${id}-is`}>
          {nameOf(endpoint) !== url && (
            <bdi className="code" dir="ltr">
              {url}
            </bdi>
          )}
          <EndpointStatus endpoint={endpoint} stats={stats} />
        </span>
      </div>
      <Icon name="open" />
    </li>
  );
}
