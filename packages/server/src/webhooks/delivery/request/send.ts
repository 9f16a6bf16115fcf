// Sends an attempt: a signed POST that follows no redirect, ends in time, and reaches only allowed addresses.
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import type { AddressGuard } from "../../../base/outgoing/address-guard.ts";
import { allowedAddresses, RefusedAddressError } from "../../../base/outgoing/allowed-addresses.ts";
import { fixedLookup } from "../../../base/outgoing/fixed-lookup.ts";
import type { ResolveHost } from "../../../base/outgoing/resolve-host.ts";
import { describeFailure, NeverFinalError, StoppedError, TimeoutError, UnansweredError } from "./failures.ts";
import { requestHeaders } from "./request-headers.ts";
import { collectResponse } from "./response-text.ts";
import { type RetryAfter, retryAfterOf } from "./retry-after.ts";

export interface Outgoing {
  url: string;
  /** Id of the message, the same for every attempt. */
  id: string;
  /** Time of this attempt, which the signature covers. */
  at: Date;
  /** Body as JSON text. */
  body: string;
  /** The endpoint's own headers. */
  headers: Readonly<Record<string, string>>;
  /** Signatures by all valid secrets. */
  signature: string;
}

export interface Outcome {
  isSuccess: boolean;
  /** Status of the receiver; 0 for none. */
  code: number;
  /** Answer of the receiver, or the reason why there is none. */
  response: string;
  /** Pause that the receiver requested, if any. */
  retryAfter?: RetryAfter | undefined;
}

interface SenderOptions {
  guard: AddressGuard;
  resolve: ResolveHost;
  timeoutMs: number;
}

export interface Sender {
  /** Sends a request. Rejects only if {@link Sender.close} ended it. */
  send(outgoing: Outgoing): Promise<Outcome>;
  /** Ends all requests. */
  close(): void;
}

/** Time for which idle connections are kept; longer than any attempt. */
const idleMs = 20_000;
const maxIdlePerHost = 256;
/**
 * Number of interim answers (status 100 to 199) at which an attempt fails. Endless ones would keep the server busy.
 */
const mostInterim = 10;

export function createSender({ guard, resolve, timeoutMs }: SenderOptions): Sender {
  const agentOptions = { keepAlive: true, timeout: Math.max(idleMs, timeoutMs + 1000), maxFreeSockets: maxIdlePerHost };
  const agents = { "http:": new http.Agent(agentOptions), "https:": new https.Agent(agentOptions) };
  const closing = new AbortController();

  /** Look-up for each new connection, which goes to an allowed address, even if the name changes a moment later. */
  const lookup = fixedLookup((host) => allowedAddresses(host, { resolve, guard, refusesMixed: false }));

  function post(outgoing: Outgoing, url: URL): { request: http.ClientRequest; answer: Promise<Outcome> } {
    const isSecure = url.protocol === "https:";
    const request = (isSecure ? https : http).request(url, {
      method: "POST",
      agent: isSecure ? agents["https:"] : agents["http:"],
      lookup,
      headers: requestHeaders(outgoing),
    });
    const answer = new Promise<Outcome>((settle, reject) => {
      let hasAnswered = false;
      // After its status an answer counts, even if the rest never comes.
      const giveUp = (error: Error) => {
        if (!hasAnswered) reject(error);
        request.destroy(error);
      };
      const timer = setTimeout(() => giveUp(new TimeoutError(timeoutMs)), timeoutMs);
      const stop = () => giveUp(new StoppedError());
      closing.signal.addEventListener("abort", stop);
      request.on("close", () => {
        clearTimeout(timer);
        closing.signal.removeEventListener("abort", stop);
        // A connection can end without an error and without an answer. Only this event then occurs.
        if (!hasAnswered) reject(new UnansweredError());
      });
      request.on("error", (error) => {
        if (!hasAnswered) reject(error);
      });
      let interim = 0;
      request.on("information", () => {
        interim += 1;
        if (interim === mostInterim) giveUp(new NeverFinalError());
      });
      // A receiver that switches protocols without a request has not accepted the message.
      request.on("upgrade", ({ statusCode = 0 }, socket) => {
        hasAnswered = true;
        socket.destroy();
        settle({ isSuccess: false, code: statusCode, response: "" });
      });
      request.on("response", (response) => {
        hasAnswered = true;
        const code = response.statusCode ?? 0;
        const retryAfter = retryAfterOf(response.headers["retry-after"], outgoing.at);
        const { location } = response.headers;
        collectResponse(response, (text) =>
          settle({
            isSuccess: code >= 200 && code < 300,
            code,
            response: text === "" ? unfollowed(code, location) : text,
            retryAfter,
          }),
        );
      });
    });
    request.end(outgoing.body);
    return { request, answer };
  }

  async function attempt(outgoing: Outgoing): Promise<Outcome> {
    const url = new URL(outgoing.url);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !guard.isAllowed(host)) throw new RefusedAddressError();
    const first = post(outgoing, url);
    try {
      return await first.answer;
    } catch (error) {
      // Most likely the receiver had closed the idle connection, so nothing reached it, and this is no second attempt.
      const isStale =
        first.request.reusedSocket && ["ECONNRESET", "EPIPE"].includes(String((error as NodeJS.ErrnoException).code));
      if (!isStale || closing.signal.aborted) throw error;
      return post(outgoing, url).answer;
    }
  }

  return {
    send: (outgoing) =>
      attempt(outgoing).catch((error: unknown): Outcome => {
        if (error instanceof StoppedError) throw error;
        const retryAfter = error instanceof TimeoutError ? "timeout" : undefined;
        return { isSuccess: false, code: 0, response: describeFailure(error), retryAfter };
      }),
    close() {
      closing.abort();
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** Text for a redirect without a body, which is no success. */
const unfollowed = (code: number, location: string | undefined): string =>
  code >= 300 && code < 400 && location !== undefined
    ? `Redirects are not followed; this one leads to ${location.slice(0, 500)}`
    : "";
