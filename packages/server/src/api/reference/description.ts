// The API's description, as a page and as an OpenAPI document. Writing either takes a tenth of a second in which the
// server answers nobody else, and anybody may ask for them: each is written once, and the address that a request calls
// the server by is put in.
import { openApiDocument } from "@mortise/contract";
import { html } from "hono/html";
import { referencePage } from "./page.ts";

/** Stands for the server's address in what was written. */
const anywhere = "http://anywhere.invalid";

let page: Promise<string> | undefined;
let document: string | undefined;

/** The page for a server at `origin`, as HTML. */
export async function pageAt(origin: string): Promise<string> {
  page ??= Promise.resolve(referencePage(anywhere)).then(String);
  const address = String(await html`${origin}`);
  return (await page).replaceAll(anywhere, () => address);
}

/** The OpenAPI document of a server at `origin`, as JSON. */
export function documentAt(origin: string): string {
  document ??= JSON.stringify(openApiDocument({ serverUrl: anywhere }));
  return document.replaceAll(JSON.stringify(anywhere), () => JSON.stringify(origin));
}
