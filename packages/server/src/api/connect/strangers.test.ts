// Attacks on the hosted pages: frames, forms of other sites, guessed logins, addresses that start programs.
import { expect, it } from "vitest";
import { jane, make, post, read, walk } from "../../../test/rig/connect-visits.ts";
import { fakeHub } from "../../../test/locks/fake-hub.ts";
import { onBothServers, origin, type Rig } from "../../../test/rig/rig.ts";
import { setRedirectSchemes } from "../../base/db/redirect-schemes.ts";
import { languages } from "../../base/text/language.ts";
import { maxWrongAnswers } from "./flow.ts";

onBothServers("the hosted pages", (rig) => {
  const framersOf = async (url: string) => {
    const policy = (await rig().server.fetch(new Request(url))).headers.get("content-security-policy") ?? "";
    return policy.split("; ").find((rule) => rule.startsWith("frame-ancestors"));
  };
  const statusOf = async (url: string) =>
    (
      await rig()
        .database.query.selectFrom("connect_webviews")
        .select("status")
        .where("connect_webview_id", "=", new URL(url).searchParams.get("connect_webview_id") ?? "")
        .executeTakeFirstOrThrow()
    ).status;

  it("may be framed by the host that made the webview alone", async () => {
    const { api_key } = await rig().world("empty");
    const headers = (from: string) => ({ authorization: `Bearer ${api_key}`, origin: from });
    const made = async (rigged: Rig, from: string, input: object = {}) => {
      const { body } = await rigged.ask<{ connect_webview: { url: string } }>(
        headers(from),
        "/connect_webviews/create",
        input,
      );
      return framersOf(body.connect_webview.url);
    };
    expect(await made(rig(), "https://hotel.example:8443")).toBe("frame-ancestors 'self' https://hotel.example:8443");
    expect(await made(rig(), "https://hotel.example", { custom_redirect_url: "https://back.example/x" })).toBe(
      "frame-ancestors 'self' https://hotel.example https://back.example",
    );
    expect(await made(rig(), "capacitor://localhost")).toBe("frame-ancestors 'self' capacitor:");
    for (const odd of ["null", "https://a;script-src *", "https://*", "x"])
      expect(await made(rig(), odd)).toBe("frame-ancestors 'self'");
    expect(await framersOf((await make(rig(), api_key, {})).url)).toBe("frame-ancestors 'self'");
  });

  it.each([[[]], [[{ accept: "" }]], [[{ accept: "" }, jane]], [[{ cancel: "yes" }]]] as Record<string, string>[][][])(
    "are framed by the same host at every step, and are no part of its pages: %j",
    async (answers) => {
      const { api_key } = await rig().world("empty");
      const custom_redirect_url = "https://hotel.example/back";
      const webview = await make(rig(), api_key, { accepted_providers: ["schlage"], custom_redirect_url });
      for (const each of answers) await post(rig(), webview.url, each);
      expect(await framersOf(webview.url)).toBe("frame-ancestors 'self' https://hotel.example");
      const { headers } = await read(rig(), webview.url, "en");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("access-control-allow-origin")).toBeNull();
      const stranger = new URL(webview.url);
      stranger.searchParams.set("auth_token", "x");
      expect(await framersOf(stranger.href)).toBe("frame-ancestors 'self'");
    },
  );

  it("take no form that another site sent, and change nothing then", async () => {
    const { api_key } = await rig().world("empty");
    const { url } = await make(rig(), api_key, { accepted_providers: ["schlage"] });
    const send = (headers: Record<string, string>) =>
      rig().server.fetch(
        new Request(url, { method: "POST", headers, body: new URLSearchParams({ accept: "yes" }), redirect: "manual" }),
      );
    const flow = async () =>
      (await rig().database.query.selectFrom("connect_webviews").select("flow").execute()).map((row) => row.flow);
    const before = await flow();
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://stranger.example" },
    ])
      expect((await send(headers)).status).toBe(403);
    expect(await flow()).toEqual(before);
    // The page's own form sends `null`, because of its referrer policy.
    for (const headers of [{ "sec-fetch-site": "same-origin", origin: "null" }, { origin: "null" }, { origin }, {}])
      expect((await send(headers as Record<string, string>)).status).toBe(303);
  });

  it("count wrong logins for the login, in however many webviews, until some time has passed", async () => {
    const { api_key, workspace_id } = await rig().world("empty");
    const webview = () => make(rig(), api_key, { accepted_providers: ["schlage"] });
    const wrong = { ...jane, password: "wrong" };
    for (let tries = 0; tries < maxWrongAnswers; tries += 1)
      await walk(rig(), await webview(), [{ accept: "" }, wrong]);
    const late = await webview();
    await walk(rig(), late, [{ accept: "" }, jane]);
    expect(await statusOf(late.url)).toBe("failed");
    // Another login and another workspace are not locked out.
    const other = await webview();
    await walk(rig(), other, [{ accept: "" }, { ...jane, email: "john@example.com" }]);
    expect(await statusOf(other.url)).toBe("authorized");
    const neighbour = await rig().world("empty");
    const elsewhere = await make(rig(), neighbour.api_key, { accepted_providers: ["schlage"] });
    await walk(rig(), elsewhere, [{ accept: "" }, jane]);
    expect(await statusOf(elsewhere.url)).toBe("authorized");
    const kept = await rig()
      .database.query.selectFrom("login_failures")
      .selectAll()
      .where("workspace_id", "=", workspace_id)
      .execute();
    expect(JSON.stringify(kept)).not.toContain("jane");
    rig().clock.advance(16 * 60_000);
    const again = await webview();
    await walk(rig(), again, [{ accept: "" }, jane]);
    expect(await statusOf(again.url)).toBe("authorized");
  });

  it("count wrong second factors for the login too; right answers count for nothing", async () => {
    const { api_key } = await rig().world("empty");
    const webview = () => make(rig(), api_key, { accepted_providers: ["august"] });
    for (let tries = 0; tries < maxWrongAnswers; tries += 1) {
      const { url } = await webview();
      for (const answers of [{ accept: "" }, jane, { code: "000000" }]) await post(rig(), url, answers);
    }
    const late = await webview();
    await walk(rig(), late, [{ accept: "" }, jane, { code: "123456" }]);
    expect(await statusOf(late.url)).toBe("failed");
  });

  it("count codes that are sent again for the login, and none for who leaves", async () => {
    const { api_key } = await rig().world("empty");
    const webview = () => make(rig(), api_key, { accepted_providers: ["august"] });
    const visit = async (last: Record<string, string>) => {
      const made = await webview();
      await walk(rig(), made, [{ accept: "" }, jane, last]);
      return statusOf(made.url);
    };
    for (let times = 0; times < maxWrongAnswers; times += 1) await visit({ cancel: "yes" });
    for (let times = 0; times < maxWrongAnswers - 1; times += 1) await visit({ again: "yes" });
    expect(await visit({ again: "yes" })).toBe("pending");
    expect(await visit({ code: "123456" })).toBe("failed");
  });

  it("send people back to web pages, apps of a domain, and schemes that the workspace allows, and start nothing else", async () => {
    const { api_key, workspace_id } = await rig().world("empty");
    const create = async (field: string, address: string) =>
      (await rig().ask(api_key, "/connect_webviews/create", { [field]: address })).status;
    for (const field of ["custom_redirect_url", "custom_redirect_failure_url"]) {
      for (const address of [
        "ms-msdt:/id",
        "feed:https://x.test",
        "jar:https://x.test!/",
        "chrome://settings",
        "myapp://back",
        "tel:110",
      ])
        expect({ address, status: await create(field, address) }).toEqual({ address, status: 400 });
      for (const address of ["https://x.test/\r\nx", "https://x.test/\n"])
        expect(await create(field, address)).toBe(400);
      for (const address of ["https://x.test", "capacitor://localhost/x", "com.example.doors:/back"])
        expect({ address, status: await create(field, address) }).toEqual({ address, status: 200 });
    }
    await setRedirectSchemes(rig().database.query, workspace_id, ["myapp"]);
    expect(await create("custom_redirect_url", "myapp://back")).toBe(200);
    const neighbour = await rig().world("empty");
    expect(
      (await rig().ask(neighbour.api_key, "/connect_webviews/create", { custom_redirect_url: "myapp://back" })).status,
    ).toBe(400);
  });
});

onBothServers(
  "a connect page in a production workspace",
  (rig) => {
    it("says in no language that it is a sandbox", async () => {
      const { api_key, workspace_id } = await rig().world("empty");
      await rig()
        .database.query.updateTable("workspaces")
        .set({ is_sandbox: 0 })
        .where("workspace_id", "=", workspace_id)
        .execute();
      const { url } = await make(rig(), api_key, {});
      for (const language of languages) {
        const text = (await (await read(rig(), url, language)).text()).replace(/class="sandbox"/g, "");
        expect(text).not.toMatch(
          /sandbox|entorno de pruebas|environnement de test|サンドボックス|ambiente de testes|沙盒|بيئة تجريبية/i,
        );
      }
    });
  },
  { systems: [fakeHub().system] },
);

onBothServers("simulations in a production workspace", (rig) => {
  it("answer one way for known and unknown doors", async () => {
    const { api_key, workspace_id } = await rig().world("hotel");
    const { body } = await rig().ask<{ devices: { device_id: string }[] }>(api_key, "/devices/list");
    const ids = [body.devices[0]?.device_id ?? "", "00000000-0000-4000-8000-000000000000"];
    await rig()
      .database.query.updateTable("workspaces")
      .set({ is_sandbox: 0 })
      .where("workspace_id", "=", workspace_id)
      .execute();
    const paths = [
      "/locks/simulate/keypad_code_entry",
      "/locks/simulate/manual_lock_via_keypad",
      "/devices/simulate/connect",
      "/devices/simulate/disconnect",
      "/devices/simulate/remove",
      "/noise_sensors/simulate/trigger_noise_threshold",
      "/access_codes/simulate/create_unmanaged_access_code",
    ];
    for (const path of paths) {
      const answers = [];
      for (const device_id of ids) {
        const { status, body: said } = await rig().ask<{ error: { type: string; message: string } }>(api_key, path, {
          device_id,
          code: "1234",
          name: "Guest",
        });
        answers.push({ path, status, type: said.error.type, message: said.error.message });
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ type: "workspace_not_sandbox" });
    }
  });
});
