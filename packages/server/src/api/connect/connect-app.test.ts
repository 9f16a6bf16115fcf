// The hosted flow over HTTP: requests of a browser, and the webview's state in the API afterwards.
import { describe, expect, it } from "vitest";
import { jane, make, post, read, sessionOf, walk, type WebviewAnswer } from "../../../test/rig/connect-visits.ts";
import { answered, onServer, origin } from "../../../test/rig/rig.ts";

type Devices = { devices: { properties: { name: string } }[] };

onServer("the hosted connect flow", (rig) => {
  const back = "https://host.example/back?tab=doors";

  it("adds the account's doors to the session that made the webview, and redirects the person back", async () => {
    const { publishable_key } = await rig().world("empty");
    const token = await sessionOf(rig(), publishable_key, "guest");
    const webview = await make(rig(), token, { custom_redirect_url: back });
    const last = await walk(rig(), webview, [{ provider: "august" }, jane, { code: "123456" }]);
    const target = new URL(last.headers.get("location") ?? "", origin);
    expect(target.origin + target.pathname).toBe("https://host.example/back");
    expect(Object.fromEntries(target.searchParams)).toEqual({
      tab: "doors",
      connect_webview_id: webview.connect_webview_id,
    });
    const { devices } = answered(await rig().ask<Devices>(token, "/devices/list"));
    expect(devices.map(({ properties }) => properties.name)).toEqual(["FRONT DOOR", "BACK DOOR", "GARAGE"]);
  });

  it.each(["capacitor://localhost/doors?tab=1", "com.example.doors:connected"])(
    "redirects the person back into an app, at %s",
    async (address) => {
      const { api_key } = await rig().world("empty");
      const webview = await make(rig(), api_key, { custom_redirect_url: address, accepted_providers: ["schlage"] });
      const policy = (await rig().server.fetch(new Request(webview.url))).headers.get("content-security-policy") ?? "";
      expect(policy.split("; ")).toContain(`form-action 'self' ${new URL(address).protocol}`);
      const last = await walk(rig(), webview, [{ accept: "" }, jane]);
      const sign = address.includes("?") ? "&" : "?";
      expect(last.headers.get("location")).toBe(`${address}${sign}connect_webview_id=${webview.connect_webview_id}`);
    },
  );

  it("sends no-store and no-referrer headers, because its address opens it", async () => {
    const { api_key } = await rig().world("empty");
    const { headers } = await rig().server.fetch(new Request((await make(rig(), api_key, {})).url));
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("base-uri 'none'") as string,
    });
  });

  it("asks for consent where the makers are chosen, and for a press of its own where there is one alone", async () => {
    const { api_key } = await rig().world("empty");
    const first = async (input: object) => (await read(rig(), (await make(rig(), api_key, input)).url, "en")).text();
    const several = await first({});
    expect(several).toContain("will be able to see your devices, lock and unlock them, and manage their codes");
    expect(several).toContain('name="provider" value="schlage"');
    expect(several).not.toContain('name="accept"');
    // The page shows a drawing of the manufacturer's device instead of a letter.
    expect(several).toContain('src="/images/devices/round-retrofit.svg"');
    expect(several).not.toContain("/images/brands/");
    const one = await first({ accepted_providers: ["schlage"] });
    expect(one).toContain('name="accept"');
    expect(one).not.toContain('name="provider"');
  });

  it("shows the makers to who was choosing one on the page that earlier versions had for it", async () => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, {});
    await rig()
      .database.query.updateTable("connect_webviews")
      .set({ flow: JSON.stringify({ pane: "brand", provider: null, identity: null, error: null, wrong: 0 }) })
      .where("connect_webview_id", "=", webview.connect_webview_id)
      .execute();
    expect(await (await read(rig(), webview.url, "en")).text()).toContain("Choose a brand");
    await walk(rig(), webview, [{ provider: "schlage" }]);
    expect(await (await read(rig(), webview.url, "en")).text()).toContain("Sign in to Schlage");
  });

  it("sends who cancels back to the host, which is told so", async () => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, { custom_redirect_url: back, accepted_providers: ["schlage"] });
    const last = await walk(rig(), webview, [{ accept: "" }, { cancel: "yes" }]);
    const { searchParams } = new URL(last.headers.get("location") ?? "");
    expect(searchParams.get("error_code")).toBe("canceled_by_user");
    expect(await (await read(rig(), webview.url, "de")).text()).toContain("Sie haben abgebrochen");
    const { connect_webview } = answered(
      await rig().ask<WebviewAnswer>(api_key, "/connect_webviews/get", {
        connect_webview_id: webview.connect_webview_id,
      }),
    );
    expect(connect_webview.status).toBe("failed");
  });

  it("says how far one has come, once it is known how far it is", async () => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, {});
    const step = async () => />(Step [^<]+)</.exec(await (await read(rig(), webview.url, "en")).text())?.[1];
    const seen = [await step()];
    for (const answers of [{ provider: "august" }, jane]) {
      await post(rig(), webview.url, answers);
      seen.push(await step());
    }
    expect(seen).toEqual(["Step 1", "Step 2 of 3", "Step 3 of 3"]);
  });

  it("offers a search only among many makers", async () => {
    const { api_key } = await rig().world("empty");
    const first = async (input: object) => (await read(rig(), (await make(rig(), api_key, input)).url, "en")).text();
    expect(await first({})).toContain("Search brands");
    expect(await first({ accepted_providers: ["schlage", "august"] })).not.toContain("Search brands");
  });

  it("keeps the steps of two webviews apart", async () => {
    const { api_key } = await rig().world("empty");
    const [mine, theirs] = [await make(rig(), api_key, {}), await make(rig(), api_key, {})];
    const look = async (webview: typeof mine) =>
      (await (await read(rig(), webview.url, "en")).text()).includes("Sign in to August");
    await walk(rig(), mine, [{ provider: "august" }]);
    expect([await look(mine), await look(theirs)]).toEqual([true, false]);
  });

  it("refuses a body longer than a form may be", async () => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, {});
    expect((await post(rig(), webview.url, { accept: "", long: "x".repeat(400_000) })).status).toBe(413);
  });

  it("connects the same login again without doubling its doors", async () => {
    const { api_key } = await rig().world("empty");
    for (let visit = 0; visit < 2; visit += 1)
      await walk(rig(), await make(rig(), api_key, {}), [{ provider: "schlage" }, jane]);
    const { devices } = answered(await rig().ask<Devices>(api_key, "/devices/list"));
    expect(devices).toHaveLength(2);
  });

  it("answers 404 to an invalid id, and refuses NUL characters, which not every database stores", async () => {
    const view = async (method: string) =>
      (
        await rig().server.fetch(
          new Request(`${origin}/connect_webviews/view?connect_webview_id=%00&auth_token=x`, { method }),
        )
      ).status;
    expect([await view("GET"), await view("POST")]).toEqual([404, 303]);
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, { accepted_providers: ["schlage"] });
    await walk(rig(), webview, [{ accept: "" }, { ...jane, email: "ja\0ne@example.com" }]);
    const { devices } = answered(await rig().ask<Devices>(api_key, "/devices/list"));
    expect(devices).toHaveLength(2);
  });

  it("connects only the doors that were picked", async () => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, { device_selection_mode: "single", accepted_providers: ["august"] });
    await walk(rig(), webview, [{ accept: "" }, jane, { code: "123456" }, { selected: "yes", device: "1" }]);
    const { devices } = answered(await rig().ask<Devices>(api_key, "/devices/list"));
    expect(devices.map(({ properties }) => properties.name)).toEqual(["BACK DOOR"]);
  });

  it("shows a wrong login again for correction, without the password", async () => {
    const { api_key } = await rig().world("empty");
    const { url, ...webview } = await make(rig(), api_key, { accepted_providers: ["schlage"] });
    await walk(rig(), { url, ...webview }, [{ accept: "" }, { email: '"><b>jame@example.com', password: "hunter22" }]);
    const text = await (await rig().server.fetch(new Request(url))).text();
    expect(text).toContain('role="alert"');
    expect(text).toMatch(/<input name="email"[^>]* value="&quot;&gt;&lt;b&gt;jame@example.com"/);
    expect(text).toMatch(/<input name="password" type="password"(?![^>]*value)/);
    expect(text).not.toContain("hunter22");
    const kept = await rig().database.query.selectFrom("connect_webviews").select("flow").execute();
    expect(JSON.stringify(kept)).not.toContain("hunter22");
  });

  it.each([
    ["phone", { serial: "7", phone: "+1 999", master_code: "123456", tone: "1" }],
    ["master_code", { serial: "7", phone: "+1 888 888 8888", master_code: "1", tone: "1" }],
    ["serial", { serial: "7", phone: "+1 888 888 8888", master_code: "123456", tone: "1" }],
  ])("marks the %s that was wrong, and no other field", async (name, typed) => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, { accepted_providers: ["doorking"] });
    await walk(rig(), webview, [{ accept: "" }, typed]);
    const text = await (await read(rig(), webview.url, "en")).text();
    const marked = [...text.matchAll(/<input name="(\w+)"[^>]*aria-describedby="[^"]*\berror" aria-invalid="true"/g)];
    expect(marked.map(([, field]) => field)).toEqual([name]);
    expect(text.match(/aria-invalid/g)).toHaveLength(1);
  });

  it("fails for good after too many wrong answers, and tells the host why", async () => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, { custom_redirect_url: back, accepted_providers: ["schlage"] });
    const guesses = Array.from({ length: 10 }, () => ({ email: "jane@example.com", password: "guess" }));
    const last = await walk(rig(), webview, [{ accept: "" }, ...guesses]);
    expect(new URL(last.headers.get("location") ?? "").searchParams.get("error_code")).toBe("too_many_attempts");
    await walk(rig(), webview, [jane]);
    const { connect_webview } = answered(
      await rig().ask<WebviewAnswer>(api_key, "/connect_webviews/get", {
        connect_webview_id: webview.connect_webview_id,
      }),
    );
    expect(connect_webview).toMatchObject({ status: "failed", connected_account_id: null });
  });

  it("sends the event of the login after those of its account and devices", async () => {
    const { api_key } = await rig().world("empty");
    const events = async () =>
      answered(
        await rig().ask<{ events: object[] }>(api_key, "/events/list", { since: "1970-01-01" }),
      ).events.toReversed();
    const good = await make(rig(), api_key, { accepted_providers: ["schlage"] });
    await walk(rig(), good, [{ accept: "" }, jane]);
    const { connect_webview } = answered(
      await rig().ask<WebviewAnswer>(api_key, "/connect_webviews/get", { connect_webview_id: good.connect_webview_id }),
    );
    const { connected_account_id, connect_webview_id } = connect_webview;
    const first = await events();
    expect(first.at(0)).toMatchObject({
      event_type: "connected_account.created",
      connected_account_id,
      connect_webview_id,
    });
    expect(first.at(-1)).toMatchObject({
      event_type: "connect_webview.login_succeeded",
      connected_account_id,
      connect_webview_id,
    });

    const again = await make(rig(), api_key, { accepted_providers: ["schlage"] });
    await walk(rig(), again, [{ accept: "" }, jane]);
    expect((await events()).slice(first.length)).toMatchObject([
      { event_type: "connected_account.connected", connect_webview_id: again.connect_webview_id },
      { event_type: "connect_webview.login_succeeded", connect_webview_id: again.connect_webview_id },
    ]);

    const bad = await make(rig(), api_key, { accepted_providers: ["schlage"] });
    const guesses = Array.from({ length: 12 }, () => ({ email: "jane@example.com", password: "guess" }));
    await walk(rig(), bad, [{ accept: "" }, ...guesses]);
    const failed = (await events()).slice(first.length + 2);
    expect(failed).toMatchObject([
      { event_type: "connect_webview.login_failed", connect_webview_id: bad.connect_webview_id },
    ]);
    expect(failed[0]).not.toHaveProperty("connected_account_id");
  });

  describe("an address that opens nothing", () => {
    it.each([
      ["a wrong token", (url: URL) => url.searchParams.set("auth_token", "wrong")],
      ["no token", (url: URL) => url.searchParams.delete("auth_token")],
      ["an id of nothing", (url: URL) => url.searchParams.set("connect_webview_id", "<script>")],
    ])("%s", async (_what, spoil) => {
      const { api_key } = await rig().world("empty");
      const url = new URL((await make(rig(), api_key, {})).url);
      spoil(url);
      const response = await rig().server.fetch(new Request(url));
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("<script>");
      expect((await post(rig(), url.href, { accept: "" })).status).toBe(303);
    });
  });

  it("refers only to existing files, and shows what each maker's sandbox accepts", async () => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, { accepted_providers: ["doorking"] });
    await walk(rig(), webview, [{ accept: "" }]);
    const text = await (await rig().server.fetch(new Request(webview.url))).text();
    expect(text).toContain("Test account: serial number fake-serial");
    const files = [...text.matchAll(/(?:href|src)="(\/connect_webviews\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(files).toHaveLength(3);
    for (const path of files)
      expect((await rig().server.fetch(new Request(new URL(path, webview.url)))).status).toBe(200);
  });

  it("says that only test accounts work, so that nobody enters a real password", async () => {
    const { api_key } = await rig().world("empty");
    const webview = await make(rig(), api_key, { accepted_providers: ["august"] });
    expect(await (await read(rig(), webview.url, "en")).text()).toContain("Only test accounts work");
    await post(rig(), webview.url, { accept: "" });
    expect(await (await read(rig(), webview.url, "en")).text()).toContain("jane@example.com");
  });

  describe("uses the language of the request", () => {
    it.each([
      ["ar", "rtl", "ar-EG,ar;q=0.9", "اختر علامة تجارية", "هذا الرابط لا يعمل"],
      ["de", "ltr", "de-CH", "Marke wählen", "Dieser Link funktioniert nicht"],
      ["en", "ltr", "nl;q=0.9", "Choose a brand", "This link does not work"],
      ["es", "ltr", "es-MX,en;q=0.5", "Elija una marca", "Este enlace no funciona"],
      ["fr", "ltr", "en;q=0.1,fr;q=0.2", "Choisissez une marque", "Ce lien ne fonctionne pas"],
      ["ja", "ltr", "ja", "ブランドを選択", "このリンクは使えません"],
      ["pt-BR", "ltr", "pt-PT", "Escolha uma marca", "Este link não funciona"],
      ["zh-CN", "ltr", "zh-CN,zh;q=0.9", "选择品牌", "此链接无效"],
    ])("in %s", async (lang, dir, wish, heading, dead) => {
      const { api_key } = await rig().world("empty");
      const { url } = await make(rig(), api_key, {});
      const response = await read(rig(), url, wish);
      const text = await response.text();
      expect(response.headers.get("vary")).toMatch(/accept-language/i);
      expect(text).toContain(`<html lang="${lang}" dir="${dir}">`);
      expect(text).toContain(`<h2>${heading}</h2>`);
      expect(text).toContain("<bdi>Yale</bdi>");
      const nowhere = await read(rig(), `${url}x`, wish);
      expect(nowhere.status).toBe(404);
      expect(nowhere.headers.get("vary")).toMatch(/accept-language/i);
      expect(await nowhere.text()).toContain(dead);
    });

    it("or that of the page which opened the flow, to the last step", async () => {
      const { api_key } = await rig().world("empty");
      const { url } = await make(rig(), api_key, { accepted_providers: ["schlage"] });
      const german = `${url}&locale=de-CH`;
      const lang = async (address: string) =>
        /<html lang="([\w-]+)"/.exec(await (await read(rig(), address, "en-US,en;q=0.9")).text())?.[1];
      expect([
        await lang(german),
        await lang(url),
        await lang(`${url}&locale=nl`),
        await lang(`${url}x&locale=de`),
      ]).toEqual(["de", "en", "en", "de"]);
      const next = (await post(rig(), german, { accept: "" })).headers.get("location") ?? "";
      expect(await lang(new URL(next, origin).href)).toBe("de");
    });

    it("but the API's English for the host", async () => {
      const { api_key } = await rig().world("empty");
      const { url } = await make(rig(), api_key, { custom_redirect_url: back, accepted_providers: ["schlage"] });
      const guesses = Array.from({ length: 10 }, () => ({ email: "jane@example.com", password: "guess" }));
      let last = await post(rig(), url, { accept: "" }, "de");
      for (const guess of guesses) last = await post(rig(), url, guess, "de");
      const told = new URL(last.headers.get("location") ?? "").searchParams.get("error_message");
      expect(told).toMatch(/^Too many wrong attempts/);
      const text = await (await read(rig(), url, "de")).text();
      expect(text).toContain("Zu viele falsche Eingaben.");
      expect(text).toContain(`data-error-message="${told}"`);
    });

    it("and keeps the writing direction of a company's name", async () => {
      const { api_key } = await rig().world("empty");
      const { url } = await make(rig(), api_key, {});
      await rig().database.query.updateTable("workspaces").set({ company_name: "Doors & Co." }).execute();
      const text = await (await read(rig(), url, "ar")).text();
      expect(text).toContain('<h1 tabindex="-1">ربط أجهزتك مع \u2068Doors &amp; Co.\u2069</h1>');
      expect(text).toContain("\u2068jane@example.com\u2069");
    });
  });

  it("escapes a company's name, and allows nothing to be loaded from elsewhere", async () => {
    const { api_key } = await rig().world("empty");
    const { url } = await make(rig(), api_key, {});
    await rig()
      .database.query.updateTable("workspaces")
      .set({ company_name: "<img src=x onerror=alert(1)>" })
      .execute();
    const response = await rig().server.fetch(new Request(url));
    const text = await response.text();
    expect(text).toContain("&lt;img src=x");
    expect(text).not.toContain("<img src=x");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});
