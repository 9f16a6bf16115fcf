import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onServer, origin, type Rig } from "../../../test/rig/rig.ts";
import { randomRuns } from "../../../test/rig/random-runs.ts";

interface Refused {
  ok: false;
  error: { type: string; message: string; request_id: string; validation_errors?: Record<string, unknown> };
}

onServer("the API's edge", (rig) => {
  const send = (path: string, init: RequestInit = {}) => rig().server.fetch(new Request(origin + path, init));
  const json = { "content-type": "application/json" };

  describe("bodies", () => {
    const list = async (init: RequestInit) => {
      const { api_key } = await rig().world("empty");
      const response = await send("/devices/list", {
        method: "POST",
        ...init,
        headers: { authorization: `Bearer ${api_key}`, ...(init.headers as Record<string, string>) },
      });
      const connection = response.headers.get("connection");
      return { status: response.status, connection, body: (await response.json()) as Refused };
    };

    it.each(["{", '{"device_ids":', "nonsense", "[1]", '"text"', "1"])("refuses %s with 400", async (body) => {
      const { status, body: answer } = await list({ body, headers: json });
      expect(status).toBe(400);
      expect(answer.error.type).toBe("invalid_input");
      expect(answer.error.validation_errors).toBeDefined();
    });

    it("refuses a body of another content type", async () => {
      expect(await list({ body: "device_ids=1", headers: { "content-type": "text/plain" } })).toMatchObject({
        status: 400,
        body: { error: { type: "invalid_content_type" } },
      });
    });

    it("refuses 5 MB with a 413 answer, not by a broken connection, and then closes the connection", async () => {
      expect(await list({ body: JSON.stringify({ search: "x".repeat(5_000_000) }), headers: json })).toMatchObject({
        status: 413,
        connection: "close",
        body: { error: { type: "payload_too_large" } },
      });
    });

    it("refuses a body that is packed with 415, and says what to do", async () => {
      const headers = { ...json, "content-encoding": "gzip" };
      expect(await list({ body: "{}", headers })).toMatchObject({
        status: 415,
        body: { error: { type: "unsupported_content_encoding", message: expect.stringContaining("as it is") } },
      });
      expect(await list({ body: "{}", headers: { ...json, "content-encoding": "identity" } })).toMatchObject({
        status: 200,
      });
    });

    it("reads a body that begins with a byte order mark", async () => {
      expect(await list({ body: '\uFEFF{"limit":1}', headers: json })).toMatchObject({ status: 200 });
      expect(await list({ body: '\uFEFF\uFEFF{"limit":1}', headers: json })).toMatchObject({ status: 400 });
    });

    it("refuses NUL characters, which no database keeps", async () => {
      expect(await list({ body: '{"search":"a\\u0000b"}', headers: json })).toMatchObject({ status: 400 });
      const { api_key } = await rig().world("empty");
      const response = await send("/devices/list?search=a%00b", { headers: { authorization: `Bearer ${api_key}` } });
      expect(response.status).toBe(400);
      // An escaped backslash with letters behind it is no NUL.
      expect(await list({ body: JSON.stringify({ search: "\\u0000" }), headers: json })).toMatchObject({ status: 200 });
      expect(await list({ body: JSON.stringify({ search: "\\\0" }), headers: json })).toMatchObject({ status: 400 });
    });

    it("refuses lone surrogates, invalid UTF-8 and the field __proto__, which it would store as something else", async () => {
      const { api_key } = await rig().world("empty");
      const headers = { ...json, authorization: `Bearer ${api_key}` };
      const session = async (body: BodyInit) =>
        (await send("/client_sessions/create", { method: "POST", body, headers })).status;
      const halves = ["\\ud800", "\\udfff", "\\ude00\\ud83d", "\\\\ud83d\\ude00"].map(
        (text) => `{"user_identifier_key":"${text}"}`,
      );
      const bytes = Buffer.from('{"user_identifier_key":"\xff"}', "latin1");
      const refused = [
        ...halves,
        bytes,
        '{"a":{"__proto__":1}}',
        `{"a":${"[".repeat(9999)}{"\\u005f_proto__":1}${"]".repeat(9999)}}`,
      ];
      for (const body of refused) expect([body, await session(body)]).toEqual([body, 400]);
      for (const text of ["\\ud83d\\ude00", "\\\\ud800"])
        expect([text, (await list({ body: `{"search":"${text}"}`, headers: json })).status]).toEqual([text, 200]);
    });

    it.each([
      ["/locks/unlock_door", {}, '"device_id" is required', { device_id: { _errors: ["Required"] } }],
      ["/sandbox/faults/set", {}, '"fault" is required', { fault: { _errors: ["Required"] } }],
      [
        "/locks/unlock_door",
        { device_id: "1" },
        'Invalid uuid for "device_id"',
        { device_id: { _errors: ["Invalid uuid"] } },
      ],
      [
        "/devices/list",
        { device_ids: ["1"] },
        'Invalid uuid for "device_ids.0"',
        { device_ids: { 0: { _errors: ["Invalid uuid"] } } },
      ],
    ])("says of %s %j what is missing, and what is wrong", async (path, input, message, errors) => {
      const { api_key } = await rig().world("empty");
      const { status, body } = await rig().ask<Refused>(api_key, path, input);
      expect(status).toBe(400);
      expect(body.error).toMatchObject({
        type: "invalid_input",
        message,
        validation_errors: { _errors: [], ...errors },
      });
    });

    it("answers 400 to a body whose sender disconnected", async () => {
      const { api_key } = await rig().world("empty");
      const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
      const headers = { ...json, authorization: `Bearer ${api_key}` };
      const response = await send("/devices/list", { method: "POST", headers, body, duplex: "half" } as RequestInit);
      expect(response.status).toBe(400);
    });

    it("takes an empty body, null and unknown parameters", async () => {
      expect(await list({ body: "", headers: {} })).toMatchObject({ status: 200 });
      expect(await list({ body: "null", headers: json })).toMatchObject({ status: 200 });
      expect(await list({ body: '{"no_such":1,"__proto__":{"limit":0}}', headers: json })).toMatchObject({
        status: 200,
      });
    });

    it("names every wrong field, nested ones too", async () => {
      const { body } = await list({ body: JSON.stringify({ limit: "many", device_ids: ["x"] }), headers: json });
      expect(body.error.validation_errors).toMatchObject({
        limit: { _errors: [expect.any(String)] },
        device_ids: { "0": { _errors: ["Invalid uuid"] } },
      });
      expect(body.error.message).toMatch(/^2 Input Errors/);
    });
  });

  describe("queries", () => {
    const ids = async (query: (ids: string[]) => string) => {
      const { api_key } = await rig().world();
      const headers = { authorization: `Bearer ${api_key}` };
      const all = await idsOf(await send("/devices/list", { headers }));
      const chosen = all.slice(0, 2);
      return { chosen, answer: await send(`/devices/list?${query(chosen)}`, { headers }) };
    };
    const idsOf = async (response: Response) =>
      ((await response.json()) as { devices: { device_id: string }[] }).devices.map(({ device_id }) => device_id);

    it.each<[string, (ids: string[]) => string]>([
      ["brackets", ([a, b]) => `device_ids[]=${a}&device_ids[]=${b}`],
      ["repeated", ([a, b]) => `device_ids=${a}&device_ids=${b}`],
      ["comma", ([a, b]) => `device_ids=${a},${b}`],
      ["brackets and comma", ([a, b]) => `device_ids[]=${a},${b}`],
      ["_strict beside it", ([a, b]) => `device_ids=${a}&device_ids=${b}&_strict=true`],
    ])("takes arrays: %s", async (_name, query) => {
      const { chosen, answer } = await ids(query);
      expect(await idsOf(answer)).toEqual(chosen);
    });

    it("takes a single bare value as one element, and an empty one as none", async () => {
      const one = await ids(([a]) => `device_ids=${a}`);
      expect(await idsOf(one.answer)).toEqual(one.chosen.slice(0, 1));
      expect(await idsOf((await ids(() => "device_ids=")).answer)).toEqual([]);
    });

    it("passes over the holes in a list, and spaces after its commas", async () => {
      for (const query of ["device_ids=A,B,", "device_ids=A&device_ids=&device_ids=B", "device_ids=A,%20B"]) {
        const { chosen, answer } = await ids(([a = "", b = ""]) => query.replace("A", a).replace("B", b));
        expect(await idsOf(answer)).toEqual(chosen);
      }
      const { api_key } = await rig().world();
      const list = async (input: object) =>
        rig().ask<{ devices: { device_id: string }[] }>(api_key, "/devices/list", input);
      const device_id = (await list({ limit: 1 })).body.devices[0]?.device_id;
      expect((await list({ device_ids: [null, device_id] })).body.devices).toMatchObject([{ device_id }]);
      expect((await list({ device_ids: [null] })).body.devices).toEqual([]);
    });

    it.each(["device_type=", "manufacturer="])("lists nothing for %s, instead of everything", async (query) => {
      expect(await idsOf((await ids(() => query)).answer)).toEqual([]);
    });

    it("refuses null in a list of a command's input", async () => {
      const { api_key } = await rig().world();
      const { body } = await rig().ask<Refused>(api_key, "/access_codes/create_multiple", { device_ids: [null] });
      expect(body.error).toMatchObject({ type: "invalid_input", message: 'Must not be null for "device_ids.0"' });
    });

    it.each([
      ["device_ids[0]=", /Repeat device_ids/],
      ["device_ids[a]=", /Repeat device_ids/],
      ["device_ids[][]=", /Repeat device_ids/],
      ["custom_metadata_has[floor]=", /Send custom_metadata_has.key=value, or custom_metadata_has as JSON/],
      ["limit[", /Repeat limit/],
    ])("refuses the brackets of %s, instead of listing everything", async (start, words) => {
      const { answer } = await ids(([a]) => start + a);
      const { error } = (await answer.json()) as Refused & { error: { message: string } };
      expect(error).toMatchObject({ type: "invalid_query_params", message: expect.stringMatching(words) });
    });

    it("accepts two timestamps in every notation of a list", async () => {
      const { api_key } = await rig().world();
      const statusOf = async (query: string) =>
        (await send(`/events/list?${query}`, { headers: { authorization: `Bearer ${api_key}` } })).status;
      const [one, two] = ["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"];
      const queries = [`between=${one},${two}`, `between=${one}&between=${two}`, `between[]=${one}&between[]=${two}`];
      expect(await Promise.all(queries.map(statusOf))).toEqual([200, 200, 200]);
      expect(await statusOf(`between=${one}`)).toBe(400);
    });

    it("returns the maximum page when asked for more", async () => {
      const { api_key } = await rig().world();
      const headers = { authorization: `Bearer ${api_key}` };
      const lists = [
        "/devices/list?",
        "/events/list?since=2020-01-01&",
        "/connected_accounts/list?",
        "/connect_webviews/list?",
      ];
      for (const list of lists) expect((await send(`${list}limit=1000000`, { headers })).status).toBe(200);
      expect(
        (await send("/devices/list", { method: "POST", headers: { ...json, ...headers }, body: '{"limit":1000000}' }))
          .status,
      ).toBe(200);
      for (const limit of ["0", "-1", "1e300", "1.5", "many"])
        expect((await send(`/devices/list?limit=${limit}`, { headers })).status).toBe(400);
    });

    it("merges query and body, the body winning", async () => {
      const { api_key } = await rig().world();
      const init = { method: "POST", headers: { ...json, authorization: `Bearer ${api_key}` }, body: '{"limit":3}' };
      expect(await idsOf(await send("/devices/list?limit=1", init))).toHaveLength(3);
    });

    it("never answers 500, whatever the query", async () => {
      const { api_key } = await rig().world("empty");
      const paths = ["/devices/list", "/access_codes/list", "/events/list", "/devices/get", "/action_attempts/get"];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...paths), fc.dictionary(name, fc.string()), async (path, fields) => {
          const response = await send(`${path}?${new URLSearchParams(fields)}`, {
            headers: { authorization: `Bearer ${api_key}` },
          });
          expect(response.status).toBeLessThan(500);
        }),
        randomRuns(60),
      );
    });

    it("never answers 500, whatever the body", async () => {
      const { api_key } = await rig().world("empty");
      const headers = { ...json, authorization: `Bearer ${api_key}` };
      const paths = [
        "/devices/list",
        "/access_codes/create",
        "/events/list",
        "/connect_webviews/create",
        "/devices/update",
      ];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...paths), fc.dictionary(name, fc.jsonValue()), async (path, fields) => {
          const response = await send(path, {
            method: path.endsWith("update") ? "PATCH" : "POST",
            headers,
            body: JSON.stringify(fields),
          });
          expect(response.status).toBeLessThan(500);
        }),
        randomRuns(60),
      );
    });
  });

  it("sends the request id in the header, and in refusals", async () => {
    const { status, headers, body } = await rig().ask<Refused>(undefined, "/devices/list");
    expect(status).toBe(401);
    expect(body.error.request_id).toBe(headers.get("seam-request-id"));
  });

  it("keeps HTML in names as it is, as JSON", async () => {
    const { device, api_key } = await anyDevice(rig());
    const name = `<img src=x onerror="alert(1)"> & "quotes" \u{1F511} \u202E`;
    expect(await rig().ask(api_key, "/devices/update", { device_id: device, name })).toMatchObject({ status: 200 });
    const { headers, body } = await rig().ask<{ device: { properties: { name: string } } }>(api_key, "/devices/get", {
      device_id: device,
    });
    expect(body.device.properties.name).toBe(name);
    expect(headers.get("content-type")).toContain("application/json");
  });
});

const name = fc.oneof(
  fc.constantFrom(
    "device_id",
    "device_ids",
    "limit",
    "since",
    "between",
    "code",
    "name",
    "search",
    "page_cursor",
    "location",
    "custom_metadata",
    "starts_at",
  ),
  fc.string({ maxLength: 12 }),
);

async function anyDevice(rig: Rig): Promise<{ api_key: string; device: string }> {
  const { api_key } = await rig.world();
  const { body } = await rig.ask<{ devices: { device_id: string }[] }>(api_key, "/devices/list", { limit: 1 });
  return { api_key, device: body.devices[0]?.device_id ?? "" };
}
