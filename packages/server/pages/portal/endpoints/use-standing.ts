// State of an endpoint: its messages by status, and the newest attempt. Refetches by itself.
import { type EndpointStats, type MessageAttemptOut, MessageStatus } from "@mortise/webhooks";
import { useCallback } from "react";
import { useFetched } from "../parts/use-fetched.ts";
import { useLive } from "../parts/use-live.ts";
import { useSession } from "../session.tsx";

export interface Standing {
  readonly stats: EndpointStats;
  readonly last: MessageAttemptOut | undefined;
}

/**
 * Whether the newest attempt failed. The next one will probably fail too, long before the server gives a message up.
 */
export const isFailing = ({ last }: Standing): boolean => last?.status === MessageStatus.Fail;

export function useStanding(id: string): { standing: Standing | undefined; look: () => void } {
  const { mortise, appId } = useSession();
  const { answer, look } = useFetched(
    useCallback(
      async (signal: AbortSignal): Promise<Standing> => {
        const [stats, { data }] = await Promise.all([
          mortise.endpoint.getStats(appId, id, { signal }),
          mortise.messageAttempt.listByEndpoint(appId, id, { limit: 1, withContent: false, signal }),
        ]);
        return { stats, last: data[0] };
      },
      [mortise, appId, id],
    ),
  );
  useLive(look);
  return { standing: answer, look };
}
