import { describe, expect, it } from "vitest";
import { clientOf, startWire } from "../test/wire.ts";

const devices = { devices: [], ok: true };

async function sent(act: (seam: ReturnType<typeof clientOf>["seam"]) => Promise<unknown>, reply: object = devices) {
  const wire = await startWire(reply);
  await act(clientOf(wire).seam);
  return wire.asked[0];
}

describe("a GET", () => {
  it("without input has no query", async () => {
    expect(await sent((seam) => seam.devices.list())).toMatchObject({
      method: "GET",
      url: "/devices/list",
      body: undefined,
    });
  });

  it("repeats lists in brackets", async () => {
    const asked = await sent((seam) => seam.devices.list({ device_ids: ["a", "b"], connected_account_ids: ["c"] }));
    expect(asked?.url).toBe("/devices/list?device_ids[]=a&device_ids[]=b&connected_account_ids[]=c");
  });

  it("sends an empty list as an empty value, so that the server does not read it as no filter", async () => {
    expect((await sent((seam) => seam.devices.list({ device_ids: [] })))?.url).toBe("/devices/list?device_ids=");
  });

  it("leaves out undefined and null", async () => {
    expect((await sent((seam) => seam.devices.list({ limit: undefined, page_cursor: null, search: "x" })))?.url).toBe(
      "/devices/list?search=x",
    );
  });

  it("writes numbers, booleans and dates as text", async () => {
    const asked = await sent((seam) => seam.devices.list({ limit: 5, created_before: new Date(Date.UTC(2026, 0, 2)) }));
    expect(asked?.url).toBe("/devices/list?limit=5&created_before=2026-01-02T00:00:00.000Z");
  });

  it("writes objects with the caller's own keys as JSON", async () => {
    const asked = await sent((seam) => seam.devices.list({ custom_metadata_has: { floor: 2, wing: "A" } }));
    expect(asked?.url).toBe('/devices/list?custom_metadata_has={"floor":2,"wing":"A"}');
  });

  it("escapes characters that a URL cannot contain", async () => {
    const asked = await sent((seam) => seam.devices.get({ name: "Attic & Sons #1 = ü?" }), { device: {}, ok: true });
    expect(new URL(asked?.url ?? "", "http://x").pathname).toBe("/devices/get");
    const wire = await startWire({ device: {}, ok: true });
    let url = "";
    const { seam } = clientOf(wire, {
      fetch: (input, init) => {
        url = input as string;
        return fetch(input, init);
      },
    });
    await seam.devices.get({ name: "Attic & Sons #1 = ü?" });
    expect(new URL(url).searchParams.get("name")).toBe("Attic & Sons #1 = ü?");
  });

  it("becomes a POST when its URL would be too long", async () => {
    const device_ids = Array.from(
      { length: 1000 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    );
    expect(await sent((seam) => seam.devices.list({ device_ids }))).toMatchObject({
      method: "POST",
      url: "/devices/list",
      body: { device_ids },
    });
  });

  it("stays a GET, however long, if servers do not answer it as POST", async () => {
    const asked = await sent(
      (seam) => seam.deviceModels.list({ text_search: "x".repeat(2500) }, { acknowledgeInternalEndpoint: true }),
      {
        device_models: [],
        ok: true,
      },
    );
    expect(asked).toMatchObject({ method: "GET", body: undefined });
  });

  it("becomes a POST when its input holds a PIN or a user's key, which a URL would leak", async () => {
    const code = { device_id: "d", code: "1234" };
    expect(await sent((seam) => seam.accessCodes.get(code), { access_code: {}, ok: true })).toMatchObject({
      method: "POST",
      url: "/access_codes/get",
      body: code,
    });
    expect(await sent((seam) => seam.devices.list({ user_identifier_key: "user-1" }))).toMatchObject({
      method: "POST",
      url: "/devices/list",
    });
  });
});

describe("a call with a body", () => {
  it("sends JSON that keeps null, omits undefined, and writes dates as text", async () => {
    const asked = await sent(
      (seam) =>
        seam.accessCodes.update({
          access_code_id: "c",
          name: undefined,
          type: "time_bound",
          starts_at: new Date(Date.UTC(2026, 5, 12)),
          ends_at: "2026-06-13T09:00:00.000+02:00",
        }),
      { action_attempt: { status: "pending" }, ok: true },
    );
    expect(asked?.headers["content-type"]).toBe("application/json");
    expect(asked?.body).toEqual({
      access_code_id: "c",
      type: "time_bound",
      starts_at: "2026-06-12T00:00:00.000Z",
      ends_at: "2026-06-13T09:00:00.000+02:00",
    });
  });

  it("sends an empty object without input", async () => {
    const asked = await sent((seam) => seam.connectWebviews.create(), { connect_webview: {}, ok: true });
    expect([asked?.method, asked?.body]).toEqual(["POST", {}]);
  });

  it("puts the input of a DELETE in the query", async () => {
    expect(await sent((seam) => seam.webhooks.delete("w"), { ok: true })).toMatchObject({
      method: "DELETE",
      url: "/webhooks/delete?webhook_id=w",
      body: undefined,
    });
  });
});
