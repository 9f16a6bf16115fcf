// Settings of a workspace: sign-in with the publishable key, and the look of the hosted connect pages.
import { describe, expect, it } from "vitest";
import { jane, make, walk } from "../../../test/rig/connect-visits.ts";
import { answered, type Json, onServer, origin } from "../../../test/rig/rig.ts";

onServer("a workspace's settings", (rig) => {
  const update = (api_key: string, input: object) =>
    rig().ask<{ error: { message: string } }>(api_key, "/workspaces/update", input);
  const workspace = async (api_key: string) =>
    answered(await rig().ask<{ workspace: Json }>(api_key, "/workspaces/get", undefined, "GET")).workspace;

  it("switch off sign-in with the publishable key; sessions that there are stay until they are revoked", async () => {
    const { api_key, publishable_key } = await rig().world("empty");
    const headers = { "seam-publishable-key": publishable_key };
    const signIn = () =>
      rig().ask<{ client_session: { token: string; client_session_id: string }; error: Json }>(
        headers,
        "/client_sessions/get_or_create",
        {
          user_identifier_key: "guest",
        },
      );
    const { client_session } = answered(await signIn());
    expect(await workspace(api_key)).toMatchObject({ is_publishable_key_auth_enabled: true });
    answered(await update(api_key, { is_publishable_key_auth_enabled: false }));
    expect(await workspace(api_key)).toMatchObject({ is_publishable_key_auth_enabled: false, publishable_key });
    for (const [path, method] of [
      ["/client_sessions/get_or_create", "POST"],
      ["/client_sessions/create", "POST"],
      ["/client_sessions/create", "PUT"],
    ]) {
      const { status, body } = await rig().ask<{ error: Json }>(
        headers,
        path ?? "",
        { user_identifier_key: "guest" },
        method,
      );
      expect({ path, status, type: body.error["type"] }).toEqual({
        path,
        status: 401,
        type: "publishable_key_auth_disabled",
      });
    }
    const look = () => rig().ask<{ error: Json }>(client_session.token, "/devices/list");
    expect((await look()).status).toBe(200);
    answered(
      await rig().ask(api_key, "/client_sessions/revoke", { client_session_id: client_session.client_session_id }),
    );
    expect((await look()).body.error["type"]).toBe("client_session_revoked");
    answered(await update(api_key, { is_publishable_key_auth_enabled: true }));
    expect((await signIn()).status).toBe(200);
  });

  it("refuse what there is not here", async () => {
    const { api_key } = await rig().world("empty");
    expect((await update(api_key, { is_suspended: true })).body.error.message).toContain('"is_suspended"');
    expect((await update(api_key, { organization_id: "acme" })).body.error.message).toContain('"organization_id"');
    answered(await update(api_key, { is_suspended: false, organization_id: null }));
  });

  describe("of the hosted connect pages", () => {
    const look = {
      inviter_logo_url: 'https://cdn.example/logo.png?size="><script>',
      logo_shape: "circle",
      primary_button_color: "#a1b2c3",
      primary_button_text_color: "#FFF",
      success_message: "Welcome <b>in</b>!",
    };

    it("are kept, changed one by one, and taken away again", async () => {
      const { api_key } = await rig().world("empty");
      answered(await update(api_key, { connect_webview_customization: look }));
      expect((await workspace(api_key))["connect_webview_customization"]).toEqual(look);
      answered(
        await update(api_key, { connect_webview_customization: { logo_shape: "square", success_message: null } }),
      );
      const { success_message: _, ...rest } = look;
      expect((await workspace(api_key))["connect_webview_customization"]).toEqual({ ...rest, logo_shape: "square" });
      answered(await update(api_key, { name: "Harbour house" }));
      answered(await update(api_key, { connect_webview_customization: null }));
      expect((await workspace(api_key))["connect_webview_customization"]).toEqual({});
    });

    it("show on them, and nothing in them runs", async () => {
      const { api_key } = await rig().world("empty");
      answered(await update(api_key, { connect_webview_customization: look }));
      const webview = await make(rig(), api_key, { accepted_providers: ["schlage"] });
      const open = () => rig().server.fetch(new Request(webview.url));
      const response = await open();
      expect(response.headers.get("content-security-policy")).toContain("img-src 'self' https://cdn.example;");
      const page = await response.text();
      expect(page).toContain('class="logo circle" src="https://cdn.example/logo.png?size=&quot;&gt;&lt;script&gt;"');
      const [, address = ""] = /href="(\/connect_webviews\/page\.css[^"]*)"/.exec(page) ?? [];
      const css = await (await rig().server.fetch(new Request(origin + address.replaceAll("&amp;", "&")))).text();
      expect(css).toContain("--button: #a1b2c3");
      expect(css).toContain("--button-text: #FFF");
      await walk(rig(), webview, [{ accept: "" }, jane]);
      expect(await (await open()).text()).toContain("Welcome &lt;b&gt;in&lt;/b&gt;!");
    });

    it("leave the pages as usual where nothing is set, whatever the stylesheet's address says", async () => {
      const { api_key } = await rig().world("empty");
      const response = await rig().server.fetch(new Request((await make(rig(), api_key, {})).url));
      expect(response.headers.get("content-security-policy")).toContain("img-src 'self';");
      expect(await response.text()).not.toContain('class="logo');
      const odd = await rig().server.fetch(
        new Request(`${origin}/connect_webviews/page.css?button=red;}body{display:none&text=zzz`),
      );
      expect(await odd.text()).not.toMatch(/display:none|zzz/);
    });

    it.each([
      { inviter_logo_url: "http://cdn.example/logo.png" },
      { inviter_logo_url: "javascript:alert(1)" },
      { inviter_logo_url: "https://cdn.example;script-src *" },
      { inviter_logo_url: "https://me:secret@cdn.example/logo.png" },
      { logo_shape: "star" },
      { primary_button_color: "red" },
      { primary_button_color: "#12345" },
      { primary_button_text_color: "#fff;}body{display:none" },
      { success_message: " " },
      { success_message: "x".repeat(501) },
    ])("refuse %j by name", async (connect_webview_customization) => {
      const { api_key } = await rig().world("empty");
      const { status, body } = await update(api_key, { connect_webview_customization });
      expect(status).toBe(400);
      expect(body.error.message).toContain(
        `connect_webview_customization.${Object.keys(connect_webview_customization)[0]}`,
      );
      expect((await workspace(api_key))["connect_webview_customization"]).toEqual({});
    });
  });
});
