// Requests an element's session, its first answers and the stylesheet while the widgets' code loads.
import { callRequest, sessionRequest } from "@mortise/client/session";
import type { ElementInputs } from "./mount-widget.ts";
import type { FirstCalls } from "../data/first-calls.ts";
import { sendAhead, watchClient } from "../provider/asked-ahead.ts";
import { readFingerprint } from "../provider/fingerprint.ts";
import { withGlobalConfiguration } from "../provider/global-configuration.ts";
import { addPageAssets } from "../provider/page-assets.ts";
import { ifOnPage } from "../page/page-registry.ts";
import { type Credentials, resolveCredentials } from "../provider/resolve-client.ts";
import { keyOf } from "../provider/session-key.ts";

/** Answer to an element's first call after the session. */
export interface FirstAnswer {
  /** Key of the widget's own session. */
  readonly sessionKey: string;
  readonly path: string;
  readonly input: object;
  readonly body: unknown;
}

interface AskedAhead {
  /** Aborts the requests whose answers nobody has taken. */
  readonly giveUp: () => void;
  /** Resolves to the first answer, or to `undefined` if there is none for any reason. Never rejects. */
  readonly first: Promise<FirstAnswer | undefined>;
}

/** Sends the first requests of an element. Errors of the inputs are ignored here, because the widget reports them. */
export function askAhead({ provider, props }: ElementInputs, callsOf: FirstCalls): AskedAhead {
  const { promise: first, resolve: tell } = Promise.withResolvers<FirstAnswer | undefined>();
  const none = () => tell(undefined);
  // A session that the page already has is not requested again: the client's code is loaded, and sends the requests
  // itself.
  if ((ifOnPage("sessions") as Map<string, unknown> | undefined)?.size) {
    none();
    return { giveUp: none, first };
  }
  const held: (() => void)[] = [];
  let isGone = false;
  const ask = (request: Parameters<typeof sendAhead>[0]) => {
    const sent = sendAhead(request);
    if (sent) held.push(sent.giveUp);
    return sent?.answer;
  };
  const askAll = async (clientSessionToken: string, credentials: Exclude<Credentials, { kind: "client" }>) => {
    if (isGone) return;
    const { endpoint } = credentials;
    const [asked] = callsOf(props).map(([row, input]) => ({
      path: row.path,
      input,
      answer: ask(callRequest(row, input, { clientSessionToken, endpoint })),
    }));
    const response = await asked?.answer;
    if (!asked || !response?.ok) return;
    // A clone, because the client reads the answer itself, and reports its errors.
    const body = (await response.clone().json()) as unknown;
    // If the host passes a token function, only the widget's code can compute the session key.
    const isNamed = credentials.kind !== "token" || !credentials.getClientSessionToken;
    if (isNamed && !isGone) tell({ sessionKey: keyOf(credentials), path: asked.path, input: asked.input, body });
  };
  const start = async (credentials: Credentials) => {
    if (credentials.kind === "token" && credentials.clientSessionToken)
      await askAll(credentials.clientSessionToken, credentials);
    if (credentials.kind !== "publishable_key") return;
    const { publishableKey, userIdentifierKey = readFingerprint(), endpoint } = credentials;
    const stop = watchClient();
    let rest: Promise<void> | undefined;
    try {
      const response = await ask(sessionRequest({ publishableKey, userIdentifierKey, endpoint }));
      if (response === undefined) return;
      const { ok, client_session } = (await response.clone().json()) as {
        ok?: unknown;
        client_session: { token: string };
      };
      // Requests are sent at once, while the client's own requests are recorded; only the answer is awaited later.
      if (ok === true) rest = askAll(client_session.token, credentials);
    } finally {
      stop();
    }
    await rest;
  };
  try {
    // The client reports the failure.
    start(resolveCredentials(withGlobalConfiguration(provider))).then(none, none);
  } catch {
    // Credentials that do not go together are reported by the widget.
    none();
  }
  const giveUp = () => {
    isGone = true;
    none();
    for (const each of held) each();
  };
  return { giveUp, first };
}

/**
 * Adds the links that the widget needs to the page and to the element's shadow root. Returns the link to the stylesheet
 * that applies to the element, unless the page brings its own.
 */
export function addAssetsAhead(
  element: HTMLElement,
  { provider }: ElementInputs,
  fallback: string | undefined,
): HTMLLinkElement | undefined {
  const { disableCssInjection, disableFontInjection, unminifyCss, unminifiyCss, assetsBaseUrl } =
    withGlobalConfiguration(provider);
  const assets = {
    disableCssInjection,
    disableFontInjection,
    unminifyCss,
    unminifiyCss,
    assetsBaseUrl: assetsBaseUrl ?? fallback,
  };
  const link = addPageAssets(assets);
  const root = element.getRootNode();
  return "host" in root ? addPageAssets(assets, root as ShadowRoot) : link;
}
