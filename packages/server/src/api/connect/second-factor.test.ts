// One login with a second factor, used by two customers and in two tabs at once. Nobody enters another one's visit, and
// a form of a page that was left does not answer the open page.
import { expect, it } from "vitest";
import {
  jane,
  make,
  post,
  read,
  sessionOf,
  type Webview,
  type WebviewAnswer,
} from "../../../test/rig/connect-visits.ts";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { maxWrongAnswers } from "./flow.ts";

interface Accounts {
  connected_accounts: { connected_account_id: string; user_identifier: { email?: string } }[];
}

const [john, code] = [{ ...jane, email: "john@example.com" }, { code: "123456" }];

onBothServers("a login with a second factor", (rig) => {
  const visitor = async () => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, { accepted_providers: ["august"] });
    return { api_key, webview };
  };
  const stateOf = async (api_key: string, { connect_webview_id }: Webview) =>
    answered(await rig().ask<WebviewAnswer>(api_key, "/connect_webviews/get", { connect_webview_id })).connect_webview;
  const accountsOf = async (api_key: string) =>
    answered(await rig().ask<Accounts>(api_key, "/connected_accounts/list")).connected_accounts;
  const emails = async (api_key: string) =>
    (await accountsOf(api_key)).map(({ user_identifier }) => user_identifier.email);
  /** Number of the open page, from its forms. */
  const turnOf = async ({ url }: Webview) => {
    const turns = [...(await (await read(rig(), url, "en")).text()).matchAll(/name="turn" value="(\d+)"/g)];
    expect(new Set(turns.map(([, turn]) => turn)).size).toBe(1);
    return { turn: turns[0]?.[1] ?? "" };
  };

  it("that two customers walk at once makes an account for each, and opens nothing of the other's", async () => {
    const [one, other] = [await visitor(), await visitor()];
    for (const answers of [{ accept: "" }, jane, { code: "000000" }, code])
      await Promise.all([one, other].map(({ webview }) => post(rig(), webview.url, answers)));
    const [mine, theirs] = [await accountsOf(one.api_key), await accountsOf(other.api_key)];
    expect([mine.length, theirs.length]).toEqual([1, 1]);
    expect(mine[0]?.connected_account_id).not.toBe(theirs[0]?.connected_account_id);
    expect((await stateOf(one.api_key, one.webview)).connected_account_id).toBe(mine[0]?.connected_account_id);
    const { connect_webview_id } = other.webview;
    expect((await rig().ask(one.api_key, "/connect_webviews/get", { connect_webview_id })).status).toBe(404);
  });

  it("that two users of one workspace walk at once is one account, and each webview has come to it", async () => {
    const { api_key, publishable_key } = await rig().world("empty");
    const input = { accepted_providers: ["august"] };
    const token = await sessionOf(rig(), publishable_key, "guest");
    const walks = [
      { key: api_key, webview: await make(rig(), api_key, input) },
      { key: token, webview: await make(rig(), token, input) },
    ];
    for (const answers of [{ accept: "" }, jane, code])
      await Promise.all(walks.map(({ webview }) => post(rig(), webview.url, answers)));
    const [account, ...more] = await accountsOf(api_key);
    expect(more).toEqual([]);
    for (const { key, webview } of walks)
      expect(await stateOf(key, webview)).toMatchObject({
        status: "authorized",
        connected_account_id: account?.connected_account_id,
      });
  });

  it("is not finished with the id of one webview and the token of another", async () => {
    const [one, other] = [await visitor(), await visitor()];
    for (const answers of [{ accept: "" }, jane]) await post(rig(), one.webview.url, answers);
    const mixed = new URL(one.webview.url);
    mixed.searchParams.set("auth_token", new URL(other.webview.url).searchParams.get("auth_token") ?? "");
    for (const answers of [code, { cancel: "yes" }]) await post(rig(), mixed.href, answers);
    expect((await stateOf(one.api_key, one.webview)).status).toBe("pending");
    expect([await emails(one.api_key), await emails(other.api_key)]).toEqual([[], []]);
  });

  it("of one tab is not finished by the code that was typed in another for somebody else's", async () => {
    const { api_key, webview } = await visitor();
    await post(rig(), webview.url, { accept: "" });
    await post(rig(), webview.url, jane);
    const asked = await turnOf(webview);
    for (const answers of [{ back: "yes" }, john]) await post(rig(), webview.url, answers);
    for (const late of [code, { back: "yes" }, { cancel: "yes" }, { again: "yes" }])
      await post(rig(), webview.url, { ...late, ...asked });
    expect((await stateOf(api_key, webview)).status).toBe("pending");
    await post(rig(), webview.url, { ...code, ...(await turnOf(webview)) });
    expect(await emails(api_key)).toEqual(["john@example.com"]);
    await post(rig(), webview.url, { ...code, ...asked });
    expect(await emails(api_key)).toEqual(["john@example.com"]);
  });

  it("counts a code that was sent twice once, and ends the webview after too many", async () => {
    const { api_key, webview } = await visitor();
    for (const answers of [{ accept: "" }, jane]) await post(rig(), webview.url, answers);
    const guess = async () => {
      const form = { code: "000000", ...(await turnOf(webview)) };
      await Promise.all([form, form].map((fields) => post(rig(), webview.url, fields)));
    };
    for (let guesses = 1; guesses < maxWrongAnswers; guesses += 1) await guess();
    expect((await stateOf(api_key, webview)).status).toBe("pending");
    await guess();
    expect((await stateOf(api_key, webview)).status).toBe("failed");
    expect(await emails(api_key)).toEqual([]);
  });

  it("is made once by one webview whose last code comes from several tabs at once", async () => {
    const { api_key, webview } = await visitor();
    for (const answers of [{ accept: "" }, jane]) await post(rig(), webview.url, answers);
    await Promise.all([1, 2, 3].map(() => post(rig(), webview.url, code)));
    expect(await emails(api_key)).toEqual(["jane@example.com"]);
    const { devices } = answered(await rig().ask<{ devices: object[] }>(api_key, "/devices/list"));
    expect(devices).toHaveLength(3);
  });
});
