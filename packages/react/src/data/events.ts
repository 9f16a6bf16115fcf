import type { UseQueryResult } from "@tanstack/react-query";
import { useConnection } from "../provider/use-seam-client.ts";
import { type CodeHistory, lifeEventTypes } from "../rules/code/code-life.ts";
import { isObject } from "../rules/whole-entries.ts";
import { requireId } from "./call-input.ts";
import { noneIfNotServed } from "./not-served.ts";
import { usePlatformQuery } from "./platform-query.ts";

type UseCodeEventsResult = UseQueryResult<CodeHistory> & { history: CodeHistory | undefined };

/** Events per answer: the server's own default. */
const limit = 500;

/**
 * What happened to one code, newest first. The live stream has it read again; nothing asks at intervals. A server that
 * does not list events has none.
 */
export function useCodeEvents(access_code_id: string): UseCodeEventsResult {
  const { session } = useConnection();
  const input = { access_code_id, event_types: lifeEventTypes as string[], limit };
  return usePlatformQuery<CodeHistory, { history: CodeHistory | undefined }>(
    {
      call: "events.list",
      input,
      async read({ events }, { signal }) {
        requireId({ access_code_id });
        const found = await events.list(input, { signal }).catch(noneIfNotServed);
        // A client session is told of no session but itself. A ready client may hold a key, which is told of all.
        const isSession = session.getToken() !== undefined;
        const listed = found.filter(
          (event) => isObject(event) && !Number.isNaN(Date.parse(event.occurred_at)) && event.event_type,
        );
        return {
          isCut: found.length >= limit,
          events: listed.map(({ event_type, occurred_at, client_session_id }) => ({
            event_type,
            occurred_at,
            isByReader: isSession && typeof client_session_id === "string",
          })),
        };
      },
    },
    (history) => ({ history }),
  );
}
