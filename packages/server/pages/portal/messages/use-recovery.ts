// Resends the messages that failed since an endpoint began to fail, and reports the result.
import type { EndpointOut, EndpointStats } from "@mortise/webhooks";
import { useEffect, useState } from "react";
import { environmentTime } from "../parts/environment-time.ts";
import { useAction } from "../parts/use-action.ts";
import { useSession } from "../session.tsx";

/** Greatest age of a message that the server resends, in milliseconds. */
const furthestMs = 14 * 86_400_000;
const everyMs = 1000;

interface Asked {
  readonly span: { readonly since: Date; readonly until: Date };
  readonly messages: number;
  readonly before: EndpointStats;
}

export interface Outcome {
  readonly delivered: number;
  readonly failed: number;
}

/** Returns the result of a resend; `undefined` while messages of the span wait for their attempt. */
export function outcomeOf({ messages, before }: Pick<Asked, "messages" | "before">, after: EndpointStats) {
  if (after.asked !== 0) return undefined;
  const delivered = Math.min(messages, Math.max(0, after.success - before.success));
  return { delivered, failed: messages - delivered };
}

export function useRecovery({ id, failing }: EndpointOut, onSent: () => void) {
  const { mortise, appId } = useSession();
  const { run, isBusy, error } = useAction();
  const [asked, setAsked] = useState<Asked>();
  const [outcome, setOutcome] = useState<Outcome>();
  const recover = () =>
    run(async () => {
      const now = await environmentTime(mortise);
      const since = Math.max(failing?.messagesSince.getTime() ?? now, now - furthestMs);
      const span = { since: new Date(since), until: new Date(now) };
      const before = await mortise.endpoint.getStats(appId, id, span);
      const { messages } = await mortise.endpoint.recover(appId, id, span);
      setOutcome(messages === 0 ? { delivered: 0, failed: 0 } : undefined);
      setAsked(messages === 0 ? undefined : { span, messages, before });
    });
  useEffect(() => {
    if (asked === undefined) return undefined;
    const look = async () => {
      const after = await mortise.endpoint.getStats(appId, id, { ...asked.span, withAsked: true });
      const ended = outcomeOf(asked, after);
      if (ended === undefined) return;
      setOutcome(ended);
      setAsked(undefined);
      onSent();
    };
    // A failed read is retried.
    const timer = setInterval(() => void look().catch(() => undefined), everyMs);
    return () => clearInterval(timer);
  }, [asked, mortise, appId, id, onSent]);
  return { recover, sending: asked?.messages, outcome, isBusy, error };
}
