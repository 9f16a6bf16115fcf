// Spoils the real server's answers on their way.
import { Seam } from "@mortise/client";
import type { World } from "../world.ts";

type Json = Readonly<Record<string, unknown>>;

/** Changes an answer; `null` if there is never an answer. */
export type Spoil = ((answer: Json) => Response | Json) | null;

export interface OddWire {
  readonly client: Seam;
  /** How answers are changed from now on. */
  spoil: Spoil;
}

export function oddWire({ endpoint, client_session_token }: World, spoil: Spoil): OddWire {
  const wire = { spoil } as { spoil: Spoil; client: Seam };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (wire.spoil === null) return silence(init?.signal);
    const response = await globalThis.fetch(input, init);
    const spoilt = wire.spoil((await response.json()) as Json);
    return spoilt instanceof Response ? spoilt : Response.json(spoilt, { status: response.status });
  };
  // Pauses before retries end at once.
  const clock = { now: () => Date.now(), sleep: async () => undefined };
  wire.client = new Seam({ clientSessionToken: client_session_token, endpoint, fetch, clock });
  return wire;
}

const silence = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));

export const asItIs: Spoil = (answer) => answer;

/** Makes an error in the API's envelope. */
export const refusal =
  (status: number, type: string, message: string): Spoil =>
  () =>
    Response.json({ ok: false, error: { type, message } }, { status, headers: { "seam-request-id": "request-1" } });

export const text =
  (body: string, type: string, status = 200): Spoil =>
  () =>
    new Response(body, { status, headers: { "content-type": type } });

/** Changes every value inside every entity, by its field's name. The envelope stays. */
export const inEntities =
  (change: (name: string, value: unknown) => unknown): Spoil =>
  ({ ok, pagination, ...entities }) => ({ ok, pagination, ...(eachValue(entities, change) as Json) });

function eachValue(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => eachValue(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const isEntity = /^(devices?|access_codes?|device_models|device_providers|connect_webview|action_attempt)$/.test(
        name,
      );
      return [name, isEntity ? eachValue(each, change) : eachValue(change(name, each), change)];
    }),
  );
}
