import type { EventTypeOut, Mortise } from "@mortise/webhooks";
import { useCallback } from "react";
import { useSession } from "./session.tsx";
import { type Asked, useAsked } from "./use-asked.ts";

const perPage = 250;

/** Every event type that is sent, by name. */
export function useEventTypes(): Asked<EventTypeOut[]> {
  const { mortise } = useSession();
  return useAsked(useCallback((signal: AbortSignal) => listAll(mortise, signal), [mortise]));
}

async function listAll({ eventType }: Mortise, signal: AbortSignal): Promise<EventTypeOut[]> {
  const types: EventTypeOut[] = [];
  for await (const type of eventType.list({ limit: perPage, signal })) types.push(type);
  return types;
}
