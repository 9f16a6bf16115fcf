import type { EndpointOut } from "@mortise/webhooks";
import { useCallback } from "react";
import { Button } from "../parts/Button.tsx";
import { EndpointStatus, nameOf } from "./EndpointStatus.tsx";
import { Icon } from "../parts/Icon.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { useLive } from "../parts/use-live.ts";
import { usePagedList } from "../parts/use-paged-list.ts";
import { useStanding } from "./use-standing.ts";
import { ViewHeading } from "../parts/ViewHeading.tsx";

const perPage = 25;

/** All endpoints of the application, with their state. */
export function EndpointList() {
  const { mortise, appId, open } = useSession();
  const read = useCallback(
    (options: { iterator?: string | undefined; signal?: AbortSignal | undefined }) =>
      mortise.endpoint.list(appId, { ...options, limit: perPage }),
    [mortise, appId],
  );
  const endpoints = usePagedList(read);
  useLive(endpoints.look);
  const add = (
    <Button kind="primary" icon="plus" onClick={() => open({ name: "add" })}>
      {strings.addEndpoint}
    </Button>
  );
  return (
    <>
      <ViewHeading title={strings.endpoints} sub={strings.endpointsAre}>
        {endpoints.rows !== undefined && endpoints.rows.length > 0 && add}
      </ViewHeading>
      <div className="seam-frame" aria-busy={endpoints.isFetching}>
        <PagedList
          list={endpoints}
          loading={strings.loadingEndpoints}
          empty={{ icon: "endpoint", text: strings.noEndpoints, button: add }}
          more={strings.showMore}
        >
          {(endpoint) => <EndpointRow endpoint={endpoint} />}
        </PagedList>
      </div>
    </>
  );
}

function EndpointRow({ endpoint }: { endpoint: EndpointOut }) {
  const { open } = useSession();
  const { id, url } = endpoint;
  const { standing } = useStanding(id);
  return (
    <li className="seam-row endpoint-row">
      <div className="seam-row-text">
        <button
          type="button"
          className="seam-row-open"
          aria-describedby={`${id}-is`}
          onClick={() => open({ name: "endpoint", id })}
        >
          <bdi>{nameOf(endpoint)}</bdi>
        </button>
        <span className="seam-row-meta endpoint-meta" id={`${id}-is`}>
          {nameOf(endpoint) !== url && (
            <bdi className="code" dir="ltr">
              {url}
            </bdi>
          )}
          <EndpointStatus endpoint={endpoint} standing={standing} />
        </span>
      </div>
      <Icon name="chevron-end" size="sm" />
    </li>
  );
}
