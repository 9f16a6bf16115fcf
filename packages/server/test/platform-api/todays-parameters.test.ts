// Parameters of today's clients work as intended, or are refused by name. If a filter were ignored, its list would
// widen.
import { beforeAll, describe, expect, it } from "vitest";
import { answered, type Json, onServer, origin } from "../rig/rig.ts";
import type { World } from "../../src/api/sandbox/world.ts";

const unknownId = "99999999-9999-4999-8999-999999999999";

onServer("today's parameters", (rig) => {
  let world: World;
  beforeAll(async () => {
    world = await rig().world();
  });
  const ask = <Body = Json>(path: string, input: object = {}) => rig().ask<Body>(world.api_key, path, input);
  const get = async (path: string) => {
    const response = await rig().server.fetch(
      new Request(origin + path, { headers: { authorization: `Bearer ${world.api_key}` } }),
    );
    return { status: response.status, body: (await response.json()) as Json };
  };
  interface Device {
    device_id: string;
    custom_metadata: Json;
    can_configure_auto_lock?: boolean;
  }
  const devices = async (query: string) => (await get(`/devices/list?${query}`)).body["devices"] as Device[];

  describe("objects in a query, as dotted keys", () => {
    let mine: Device | undefined;
    beforeAll(async () => {
      const [first, second] = await devices("");
      mine = first;
      const custom_metadata = { tenant: "x", floor: 5, smoke_free: true, "wing.side": "east" };
      answered(await ask("/devices/update", { device_id: mine?.device_id, custom_metadata }));
      answered(
        await ask("/devices/update", { device_id: second?.device_id, custom_metadata: { tenant: "y", floor: 5 } }),
      );
    });

    it.each([
      "custom_metadata_has.tenant=x&_strict=true",
      "custom_metadata_has.floor=5&custom_metadata_has.tenant=x",
      "custom_metadata_has.smoke_free=true",
      "custom_metadata_has.wing.side=east",
    ])("%s narrows", async (query) => {
      expect((await devices(query)).map(({ device_id }) => device_id)).toEqual([mine?.device_id]);
    });

    it.each(["custom_metadata_has.tenant=", "custom_metadata_has.floor=6", "custom_metadata_has.toString=x"])(
      "%s finds nothing",
      async (query) => {
        expect(await devices(query)).toEqual([]);
      },
    );

    it("a text there also stands for a number; in JSON it does not; pages go on the same", async () => {
      const { body } = await get("/devices/list?custom_metadata_has.floor=5&limit=1");
      const { next_page_url } = body["pagination"] as { next_page_url: string };
      const next = (await get(next_page_url.slice(origin.length))).body["devices"] as Device[];
      expect(next.map(({ custom_metadata }) => custom_metadata["tenant"])).toEqual(["y"]);
      expect((await ask("/devices/list", { custom_metadata_has: { floor: "5" } })).body["devices"]).toEqual([]);
    });

    it.each([
      "/devices/list",
      "/devices/unmanaged/list",
      "/locks/list",
      "/thermostats/list",
      "/noise_sensors/list",
      "/connected_accounts/list",
      "/connect_webviews/list",
    ])("%s takes them", async (path) => {
      const { status, body } = await get(`${path}?custom_metadata_has.tenant=nobody`);
      expect(status).toBe(200);
      for (const list of Object.values(body).filter(Array.isArray)) expect(list).toEqual([]);
    });

    it.each([
      ["custom_metadata_has.tenant=x&custom_metadata_has={}", "either as JSON or by its fields"],
      ["device_ids.0=x", "device_ids has no fields"],
      ["custom_metadata_has.__proto__=x", "__proto__"],
    ])("%s is refused", async (query, words) => {
      const { status, body } = await get(`/devices/list?${query}`);
      expect(status).toBe(400);
      expect(body["error"]).toMatchObject({ type: "invalid_query_params", message: expect.stringContaining(words) });
    });
  });

  it("devices are listed by what they can do", async () => {
    const all = await devices("limit=1000");
    const able = all.filter((device) => device.can_configure_auto_lock === true);
    expect(able.length).toBeGreaterThan(0);
    expect(able.length).toBeLessThan(all.length);
    expect(await devices("include_if=can_configure_auto_lock&limit=1000")).toEqual(able);
    expect((await devices("exclude_if=can_configure_auto_lock&limit=1000")).length).toBe(all.length - able.length);
    expect(await devices("include_if=can_fly")).toEqual([]);
    expect((await get("/devices/list?include_if=locked")).status).toBe(400);
  });

  it.each([
    ["/client_sessions/list", "user_identity_id"],
    ["/access_codes/list", "access_grant_id"],
    ["/access_codes/list", "access_method_id"],
  ])("%s by %s lists nothing, as there is no such thing", async (path, name) => {
    answered(await ask("/client_sessions/create", { user_identifier_key: path + name }));
    const { body } = await ask(path, {
      ...(path.startsWith("/access") && { access_code_ids: [unknownId] }),
      [name]: unknownId,
    });
    expect(body["ok"]).toBe(true);
    for (const list of Object.values(body).filter(Array.isArray)) expect(list).toEqual([]);
    expect((await ask(path, { [name]: "no id" })).status).toBe(400);
  });

  it.each([
    "access_grant_id",
    "access_grant_ids",
    "access_method_id",
    "acs_system_id",
    "acs_system_ids",
    "acs_user_id",
    "acs_entrance_id",
    "acs_credential_id",
    "acs_encoder_id",
    "acs_access_group_id",
    "user_identity_id",
  ])("events by %s are none", async (name) => {
    answered(
      await ask("/devices/update", { device_id: (await devices("limit=1"))[0]?.device_id, name: `Named for ${name}` }),
    );
    const events = async (input: object) =>
      (await ask("/events/list", { since: "2000-01-01", ...input })).body["events"];
    expect(await events({})).not.toEqual([]);
    expect(await events({ [name]: name.endsWith("s") ? [unknownId] : unknownId })).toEqual([]);
  });

  it("events can be listed from further back", async () => {
    const events = async (input: object) =>
      answered(await ask<{ events: Json[] }>("/events/list", { since: "2000-01-01", ...input })).events;
    const all = await events({ limit: 3 });
    expect(await events({ limit: 2, unstable_offset: 1 })).toEqual(all.slice(1));
  });

  it.each([
    ["/client_sessions/create", { customer_id: "acme" }],
    ["/client_sessions/get_or_create", { user_identity_ids: [unknownId] }],
    ["/client_sessions/grant_access", { user_identifier_key: "someone", customer_key: "acme" }],
    ["/access_codes/create", { device_id: unknownId, allowed_weekdays: ["monday"] }],
    ["/access_codes/create", { device_id: unknownId, is_enabled: false }],
    ["/access_codes/create_multiple", { device_ids: [unknownId], is_enabled: false }],
    ["/access_codes/update", { access_code_id: unknownId, allowed_weekdays: ["monday"] }],
    ["/access_codes/create", { device_id: unknownId, starts_at: "05/04/2027", ends_at: "2027-05-05" }],
    ["/devices/update", { device_id: unknownId, location: 5 }],
  ])("%s refuses %j by name", async (path, input) => {
    const { status, body } = await ask<{ error: Json & { message: string } }>(path, input);
    expect({ status, type: body.error["type"] }).toEqual({ status: 400, type: "invalid_input" });
    const name = Object.keys(input).find((each) => body.error.message.includes(`"${each}"`));
    expect(name).toBeDefined();
    expect(body.error.message).toMatch(/not offered here|cannot be switched off|ISO 8601|expected object/);
  });

  it("takes what asks for nothing special", async () => {
    const nothing = { user_identifier_key: "plain", user_identity_ids: [] };
    expect((await ask("/client_sessions/get_or_create", nothing)).status).toBe(200);
    const [{ device_id } = { device_id: "" }] = await devices("include_if=can_program_online_access_codes");
    const code = { device_id, allowed_weekdays: [], is_enabled: true, is_one_time_use: false };
    expect((await ask("/access_codes/create", code)).status).toBe(200);
  });

  it("keeps a device's time zone by its IANA name, and refuses an offset", async () => {
    const [device] = await devices("limit=1");
    const located = async (location: object) => ask("/devices/update", { device_id: device?.device_id, location });
    answered(await located({ timezone: "asia/kolkata" }));
    expect((await devices("limit=1"))[0]).toMatchObject({
      location: { timezone: "Asia/Kolkata", time_zone: "Asia/Kolkata" },
    });
    for (const field of ["timezone", "time_zone"]) {
      const { status, body } = await located({ [field]: "+05:30" });
      expect(status).toBe(400);
      expect(body["error"]).toMatchObject({ message: expect.stringContaining(`"location.${field}"`) });
    }
    expect((await devices("limit=1"))[0]).toMatchObject({ location: { timezone: "Asia/Kolkata" } });
  });

  it("changes an unmanaged device's own values without taking it under management", async () => {
    const [device] = await devices("limit=1");
    const device_id = device?.device_id;
    answered(await ask("/devices/update", { device_id, is_managed: false }));
    answered(await ask("/devices/unmanaged/update", { device_id, custom_metadata: { tenant: "z" } }));
    const { device: found } = answered(await ask<{ device: Device }>("/devices/unmanaged/get", { device_id }));
    expect(found).toMatchObject({ is_managed: false, custom_metadata: { tenant: "z" } });
    expect((await ask("/devices/unmanaged/update", { device_id, is_managed: false })).status).toBe(400);
    answered(await ask("/devices/unmanaged/update", { device_id, is_managed: true }));
    expect((await ask("/devices/get", { device_id })).status).toBe(200);
  });
});
