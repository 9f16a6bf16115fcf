import { expect, it } from "vitest";
import { answered, onBothServers, origin } from "../../../test/rig/rig.ts";

interface Webview {
  connect_webview_id: string;
  url: string;
  status: string;
  accepted_providers: string[];
  any_provider_allowed: boolean;
  custom_metadata: Record<string, unknown>;
  created_at: string;
}
interface Page {
  connect_webviews: Webview[];
  pagination: { has_next_page: boolean; next_page_cursor: string | null };
}

onBothServers("connect webviews", (rig) => {
  const setUp = async () => {
    const world = await rig().world();
    const send = <Body>(path: string, input: object = {}, token = world.api_key) => rig().ask<Body>(token, path, input);
    const create = async (input: object = {}, token?: string) =>
      answered(await send<{ connect_webview: Webview }>("/connect_webviews/create", input, token)).connect_webview;
    const list = async (input: object = {}, token?: string) =>
      answered(await send<Page>("/connect_webviews/list", input, token));
    const typeOf = async (path: string, input: object, token?: string) =>
      (await send<{ error?: { type: string } }>(path, input, token)).body.error?.type;
    return { world, send, create, list, typeOf };
  };

  it("lead to a page of their own, under the address the caller used", async () => {
    const { create } = await setUp();
    const webview = await create({ custom_metadata: { room: "7" }, custom_redirect_url: "https://host.example/back" });
    const url = new URL(webview.url);
    expect([url.origin, url.pathname, url.searchParams.get("connect_webview_id")]).toEqual([
      origin,
      "/connect_webviews/view",
      webview.connect_webview_id,
    ]);
    expect(url.searchParams.get("auth_token")).toHaveLength(33);
    expect(webview).toMatchObject({ status: "pending", any_provider_allowed: true, custom_metadata: { room: "7" } });
    expect(webview.accepted_providers).toContain("august");
    const page = await rig().server.fetch(new Request(webview.url));
    expect([page.status, page.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/html")]);
  });

  it("store the host's custom metadata without its null values", async () => {
    const { create, list } = await setUp();
    expect((await create({ custom_metadata: { room: "7", guest: null } })).custom_metadata).toEqual({ room: "7" });
    expect((await list({ custom_metadata_has: { guest: null } })).connect_webviews).toEqual([]);
  });

  it("offer only providers whose devices have the requested capabilities", async () => {
    const { create, typeOf } = await setUp();
    const of = async (...accepted_capabilities: string[]) => create({ accepted_capabilities });
    const thermostats = await of("thermostat");
    expect(thermostats).toMatchObject({ accepted_capabilities: ["thermostat"], any_provider_allowed: false });
    expect(thermostats.accepted_providers).toEqual(["ecobee", "google_nest", "honeywell_resideo", "nest"]);
    expect((await of("noise_sensor", "thermostat")).accepted_providers).toEqual(
      [...thermostats.accepted_providers, "minut", "noiseaware"].toSorted(),
    );
    const locks = (await of("lock")).accepted_providers;
    expect(locks).toEqual(expect.arrayContaining(["august", "salto"]));
    expect(locks).not.toContain("ecobee");
    expect((await of("access_control")).accepted_providers).not.toContain("august");
    expect(await of()).toMatchObject({ any_provider_allowed: true });
    for (const input of [{ accepted_capabilities: ["camera"] }, { accepted_capabilities: ["flight"] }])
      expect(await typeOf("/connect_webviews/create", input)).toBe("invalid_input");
  });

  it("offer the named providers, or those of a category", async () => {
    const { create, typeOf } = await setUp();
    expect(await create({ accepted_providers: ["schlage", "august"] })).toMatchObject({
      accepted_providers: ["schlage", "august"],
      any_provider_allowed: false,
    });
    expect((await create({ provider_category: "thermostats" })).accepted_providers).toContain("ecobee");
    const others = await create({ excluded_providers: ["august", "acme"] });
    expect(others).toMatchObject({ any_provider_allowed: false });
    expect(others.accepted_providers).toContain("schlage");
    expect(others.accepted_providers).not.toContain("august");
    expect(
      (await create({ accepted_providers: ["august", "schlage"], excluded_providers: ["august"] })).accepted_providers,
    ).toEqual(["schlage"]);
    for (const input of [
      { accepted_providers: ["august"], excluded_providers: ["august"] },
      { accepted_providers: ["acme"] },
      { provider_category: "acme" },
      { custom_redirect_url: "javascript:alert(1)" },
      { custom_redirect_failure_url: "data:text/html,x" },
      { custom_metadata: { a: "x".repeat(501) } },
      { custom_metadata: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key ${index}`, 1])) },
    ])
      expect([input, await typeOf("/connect_webviews/create", input)]).toEqual([input, "invalid_input"]);
  });

  it("are listed oldest first, searched and paged", async () => {
    const { create, list } = await setUp();
    const made: Webview[] = [];
    for (const room of ["7", "8", "9 south"]) {
      made.push(await create({ custom_metadata: { room } }));
      await rig().pass(1000);
    }
    expect((await list()).connect_webviews).toEqual(made);
    expect((await list({ search: "SOUTH" })).connect_webviews).toEqual([made[2]]);
    const page = await list({ limit: 2 });
    expect(page.connect_webviews).toEqual(made.slice(0, 2));
    expect((await list({ limit: 2, page_cursor: page.pagination.next_page_cursor })).connect_webviews).toEqual(
      made.slice(2),
    );
  });

  it("belong to the session that made them, which sees no others", async () => {
    const { world, send, create, list, typeOf } = await setUp();
    const others = await create();
    const guest = { user_identifier_key: "guest" };
    const { client_session } = answered(
      await send<{ client_session: { token: string } }>("/client_sessions/create", guest),
    );
    const guests = await create({}, client_session.token);
    const own = await create({}, world.client_session_token);
    expect((await list({}, world.client_session_token)).connect_webviews).toEqual([own]);
    expect((await list({ user_identifier_key: world.user_identifier_key })).connect_webviews).toEqual([own]);
    expect((await list(guest)).connect_webviews).toEqual([guests]);
    expect((await list()).connect_webviews).toHaveLength(3);
    expect(
      await typeOf(
        "/connect_webviews/get",
        { connect_webview_id: others.connect_webview_id },
        world.client_session_token,
      ),
    ).toBe("connect_webview_not_found");
    expect(
      await typeOf(
        "/connect_webviews/get",
        { connect_webview_id: own.connect_webview_id.toUpperCase() },
        world.client_session_token,
      ),
    ).toBeUndefined();
  });

  it("are deleted together with their page", async () => {
    const { create, list, typeOf, world } = await setUp();
    const [webview, other] = [await create(), await create()];
    const ref = { connect_webview_id: webview.connect_webview_id };
    answered(await rig().ask(world.api_key, "/connect_webviews/delete", ref, "DELETE"));
    expect(await typeOf("/connect_webviews/get", ref)).toBe("connect_webview_not_found");
    expect(await typeOf("/connect_webviews/delete", ref)).toBe("connect_webview_not_found");
    expect((await list()).connect_webviews).toEqual([other]);
    expect((await rig().server.fetch(new Request(webview.url))).status).toBe(404);
  });
});
