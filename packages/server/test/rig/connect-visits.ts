// Visits to the hosted connect flow, as a browser makes them.
import { answered, type Rig } from "./rig.ts";

export interface Webview {
  connect_webview_id: string;
  url: string;
  status: string;
  connected_account_id: string | null;
}
export type WebviewAnswer = { connect_webview: Webview };

export const jane = { email: "jane@example.com", password: "1234" };

export async function make(rig: Rig, credential: string, input: object): Promise<Webview> {
  return answered(await rig.ask<WebviewAnswer>(credential, "/connect_webviews/create", input)).connect_webview;
}

export async function sessionOf(rig: Rig, publishableKey: string, user_identifier_key: string): Promise<string> {
  const keys = { "seam-publishable-key": publishableKey };
  const { client_session } = answered(
    await rig.ask<{ client_session: { token: string } }>(
      keys,
      "/client_sessions/create",
      { user_identifier_key },
      "PUT",
    ),
  );
  return client_session.token;
}

/** Sends the answers one after another. Resolves to the response to the last one. */
export async function walk(rig: Rig, { url }: Webview, answers: readonly Record<string, string>[]): Promise<Response> {
  let last: Response | undefined;
  for (const each of answers) last = await post(rig, url, each);
  if (last === undefined) throw new Error("Nothing was answered.");
  return last;
}

export const read = (rig: Rig, url: string, language: string): Promise<Response> =>
  rig.server.fetch(new Request(url, { headers: { "accept-language": language } }));

export const post = (rig: Rig, url: string, fields: Record<string, string>, language = "en"): Promise<Response> =>
  rig.server.fetch(
    new Request(url, {
      method: "POST",
      headers: { "accept-language": language },
      body: new URLSearchParams(fields),
      redirect: "manual",
    }),
  );
