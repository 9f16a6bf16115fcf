// The API's description, as a page and as an OpenAPI document. Rendering either blocks the server for a tenth of a
// second, and anybody may request them. Each is therefore rendered once, with a placeholder for the server's address,
// which depends on the request.
import { openApiDocument } from "@mortise/contract";
import { html } from "hono/html";
import { referencePage } from "./page.ts";

/** Placeholder of the server's address in the rendered texts. */
const anywhere = "http://anywhere.invalid";

let page: Promise<string> | undefined;
let document: string | undefined;

/** Returns the page for a server at `origin`, as HTML. */
export async function pageAt(origin: string): Promise<string> {
  page ??= Promise.resolve(referencePage(anywhere)).then(String);
  const address = String(await html`${origin}`);
  return (await page).replaceAll(anywhere, () => address);
}

/** Returns the OpenAPI document of a server at `origin`, as JSON. */
export function documentAt(origin: string): string {
  document ??= JSON.stringify(openApiDocument({ serverUrl: anywhere }));
  return document.replaceAll(JSON.stringify(anywhere), () => JSON.stringify(origin));
}
