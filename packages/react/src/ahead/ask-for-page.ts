// Sends the first requests of a page. The provider takes the answers (session.ts). Untaken answers are dropped.
import { readEndpoint } from "@mortise/client/session";
import { ifOnPage } from "../page/page-registry.ts";
import { sendAhead, watchClient } from "../provider/asked-ahead.ts";
import { readFingerprint } from "../provider/fingerprint.ts";
import { cdnAddress, folderOf } from "../provider/page-assets.ts";
import { type Attributes, faultOf } from "./attributes.ts";
import { callRequests, sessionRequest } from "./requests.ts";

/**
 * Sends the requests that the attributes of the script's element name. Never throws, because the page works without it.
 */
export function askForPage(attributes: Attributes = {}): void {
  const endpoint = readEndpoint(attributes.endpoint || undefined);
  const fault = endpoint ? faultOf(attributes) : "data-endpoint must be an http(s) address.";
  if (fault || !endpoint) return console.error(`ahead.js asks for nothing. ${fault}`);
  // A page with a session sends its requests itself.
  if ((ifOnPage("sessions") as Map<string, unknown> | undefined)?.size) return;
  // The provider reports the failure.
  askAll(endpoint, attributes).catch(() => undefined);
  preloadStylesheet(attributes);
}

async function askAll(endpoint: string, attributes: Attributes): Promise<void> {
  const { publishableKey = "", userIdentifierKey, clientSessionToken } = attributes;
  const askCalls = (token: string) => callRequests(endpoint, token, attributes).forEach(sendAhead);
  if (clientSessionToken) return askCalls(clientSessionToken);
  const stop = watchClient();
  try {
    const sent = sendAhead(sessionRequest(endpoint, publishableKey, userIdentifierKey || readFingerprint()));
    // A clone, because the provider reads the answer itself.
    const body = (await (await sent?.answer)?.clone().json()) as { client_session: { token: string }; ok?: unknown };
    if (body.ok === true) askCalls(body.client_session.token);
  } finally {
    stop();
  }
}

/** Preloads the stylesheet. The provider adds it, and finds it loaded. */
function preloadStylesheet({ assetsBaseUrl, disableCssInjection = "false" }: Attributes): void {
  if (disableCssInjection !== "false") return;
  const href = `${folderOf(assetsBaseUrl) ?? cdnAddress}index.min.css`;
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "style", href }));
}
