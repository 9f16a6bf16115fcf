import type { EndpointOut } from "@mortise/webhooks";
import { useCallback } from "react";
import { type Fetched, useFetched } from "../parts/use-fetched.ts";
import { useLive } from "../parts/use-live.ts";
import { useSession } from "../session.tsx";

const most = 250;

/** Fetches the application's endpoints, with the time since which each fails. */
export function useEndpoints(): Fetched<EndpointOut[]> {
  const { mortise, appId } = useSession();
  const endpoints = useFetched(
    useCallback(
      async (signal: AbortSignal) =>
        (await mortise.endpoint.list(appId, { limit: most, withFailing: true, signal })).data,
      [mortise, appId],
    ),
  );
  useLive(endpoints.look);
  return endpoints;
}
