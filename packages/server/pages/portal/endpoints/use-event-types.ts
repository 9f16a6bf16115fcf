import type { EventTypeOut, Mortise } from "@mortise/webhooks";
import { useCallback } from "react";
import { useSession } from "../session.tsx";
import { type Fetched, useFetched } from "../parts/use-fetched.ts";

const perPage = 250;

/**
 * Fetches all active event types, sorted by name.
 * @param withContent - Whether their schemas are included.
 */
export function useEventTypes({ withContent = false } = {}): Fetched<EventTypeOut[]> {
  const { mortise } = useSession();
  return useFetched(
    useCallback((signal: AbortSignal) => listAll(mortise, { withContent, signal }), [mortise, withContent]),
  );
}

type Options = Pick<NonNullable<Parameters<Mortise["eventType"]["list"]>[0]>, "withContent" | "signal">;

async function listAll({ eventType }: Mortise, options: Options): Promise<EventTypeOut[]> {
  const types: EventTypeOut[] = [];
  for await (const type of eventType.list({ ...options, limit: perPage })) types.push(type);
  return types;
}
