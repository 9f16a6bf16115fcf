import type { EndpointOut } from "@mortise/webhooks";
import { useCallback, useId, useState } from "react";
import { useFetched } from "../parts/use-fetched.ts";
import { useLive } from "../parts/use-live.ts";
import { useSession } from "../session.tsx";
import { count, strings } from "../strings/strings.ts";
import { FailingEndpoint } from "./FailingEndpoint.tsx";

/** Number of endpoints that are shown. The endpoints tab has all. */
const most = 10;

const failingIn = (endpoints: readonly EndpointOut[]) =>
  endpoints.filter(({ failing, disabled }) => failing && !disabled);

/**
 * Endpoints that were failing when the view opened, most failures first. One that begins to fail later is added when
 * the view opens again, so that nothing moves on screen.
 */
export function FailingEndpoints({ endpoints, now }: { endpoints: readonly EndpointOut[]; now: number }) {
  const [atFirst] = useState(() => failingIn(endpoints).slice(0, most));
  if (atFirst.length === 0) return null;
  return <Banner atFirst={atFirst} endpoints={endpoints} now={now} />;
}

interface BannerProps {
  atFirst: readonly EndpointOut[];
  endpoints: readonly EndpointOut[];
  now: number;
}

function Banner({ atFirst, endpoints, now }: BannerProps) {
  const { mortise, appId } = useSession();
  const id = useId();
  const { answer: lost, look } = useFetched(
    useCallback(
      async (signal: AbortSignal) => {
        const counted = atFirst.map(async (endpoint) => {
          const since = endpoint.failing?.messagesSince;
          const { fail, sending } = await mortise.endpoint.getStats(appId, endpoint.id, {
            ...(since && { since: new Date(Math.max(since.getTime(), now - countableMs)) }),
            signal,
          });
          return [endpoint.id, fail + sending] as const;
        });
        return new Map(await Promise.all(counted));
      },
      // `now` is read once, because it only limits how far back the server counts.
      // oxlint-disable-next-line react/exhaustive-deps
      [mortise, appId, atFirst],
    ),
  );
  useLive(look);
  // The order is kept, so that a resend does not move the button for the next one.
  const [order, setOrder] = useState<readonly EndpointOut[]>();
  if (lost !== undefined && order === undefined)
    setOrder(atFirst.toSorted((one, other) => (lost.get(other.id) ?? 0) - (lost.get(one.id) ?? 0)));
  const current = (endpoint: EndpointOut) => endpoints.find((one) => one.id === endpoint.id);
  return (
    <section className="banner" aria-labelledby={id}>
      <h2 className={atFirst.length === 1 ? "seam-visually-hidden" : "banner-title"} id={id}>
        {count(strings.endpointsFail, atFirst.length)}
      </h2>
      <ul className="banner-list">
        {(order ?? atFirst).map((endpoint) => (
          <FailingEndpoint
            key={endpoint.id}
            endpoint={endpoint}
            isFailing={Boolean(current(endpoint)?.failing)}
            lost={lost?.get(endpoint.id)}
            now={now}
            onSent={look}
          />
        ))}
      </ul>
    </section>
  );
}

/** Longest span that is counted, in milliseconds. The server counts back at most 28 days. */
const countableMs = 27 * 86_400_000;
