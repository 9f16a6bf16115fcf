import { type CodeHistory, lifeEventTypes } from "../../rules/code/code-life.ts";
import { isObject } from "../../rules/whole-entries.ts";
import { requireId } from "../call-input.ts";
import { noneIfNotServed } from "../not-served.ts";
import type { PlatformRead } from "./platform-read.ts";

/** Events per answer, which is the server's own default. */
const limit = 500;

/** Reads the events of one code, newest first. Returns none if the server does not list events. */
export function codeHistoryRead(access_code_id: string): PlatformRead<CodeHistory> {
  const input = { access_code_id, event_types: lifeEventTypes as string[], limit };
  return {
    call: "events.list",
    input,
    async read({ events }, { signal, isSession }) {
      requireId({ access_code_id });
      const found = await events.list(input, { signal }).catch(noneIfNotServed);
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
  };
}
