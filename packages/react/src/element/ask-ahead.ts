// The loader asks for an element's session and its first answers, and for the stylesheet, while the code of the widgets
// is on its way.
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

/** The answer to an element's first call, besides its session. */
export interface FirstAnswer {
  /** As the widget's own session will have it. */
  readonly sessionKey: string;
  readonly path: string;
  readonly input: object;
  readonly body: unknown;
}

interface AskedAhead {
  /** Gives up what nobody has taken yet. */
  readonly giveUp: () => void;
  /** `undefined` when there is none, for whatever reason. Never rejects. */
  readonly first: Promise<FirstAnswer | undefined>;
}

/** Sends them. What is wrong with the inputs, the widget says later. */
export function askAhead({ provider, props }: ElementInputs, callsOf: FirstCalls): AskedAhead {
  const { promise: first, resolve: tell } = Promise.withResolvers<FirstAnswer | undefined>();
  const none = () => tell(undefined);
  // A session that the page has got already is not asked for again: the client's code is there, and asks by itself.
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
    // A copy: the client reads the answer itself, and says what is wrong with it.
    const body = (await response.clone().json()) as unknown;
    // Where the host gives tokens, the widget's session is known by a function that is made only there.
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
      // Sent at once, while it is known what the client has sent meanwhile; only the answer is waited for later.
      if (ok === true) rest = askAll(client_session.token, credentials);
    } finally {
      stop();
    }
    await rest;
  };
  try {
    // A failure is the client's to tell.
    start(resolveCredentials(withGlobalConfiguration(provider))).then(none, none);
  } catch {
    // Credentials that do not go together: the widget says so in its place.
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
 * The links that the widget will need, in the page and in the shadow root that the element is in. Returns the link to
 * the stylesheet that holds for the element, unless the page brings its own.
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
