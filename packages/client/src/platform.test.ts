import { describe, expect, it } from "vitest";
import { apiKey, clientOf, failureOf, hangUp, refusal, silence, startWire } from "../test/wire.ts";
import { SeamError } from "./errors.ts";
import { callList } from "./generated/call-list.ts";
import { devicesList, locksUnlockDoor } from "./generated/calls.ts";
import { methodPath } from "./listed-call.ts";
import { pages } from "./pages.ts";
import { createCall, createCommand } from "./seam.ts";

type Method = (input?: unknown, options?: object) => Promise<unknown>;

describe("every call", () => {
  it.each(callList.map((row) => [methodPath(row).join("."), row] as const))(
    "%s sends its row and reads its key",
    async (_name, row) => {
      const value = row.settles
        ? { status: "success", action_attempt_id: "a" }
        : row.key?.endsWith("s")
          ? ["value"]
          : { name: "value" };
      const wire = await startWire({ ...(row.key && { [row.key]: value }), ok: true });
      const method = methodPath(row).reduce<unknown>(
        (part, name) => (part as Record<string, unknown>)[name],
        clientOf(wire).seam,
      ) as Method;
      const result = await method(row.id ? "id-1" : {}, { acknowledgeInternalEndpoint: true });
      expect(result).toEqual(row.key ? value : undefined);
      const asked = wire.asked[0];
      expect(asked?.method).toBe(row.method);
      expect(asked?.url.split("?")[0]).toBe(row.path);
      const fields = asked?.body ?? Object.fromEntries(new URLSearchParams(asked?.url.split("?")[1]));
      expect(fields).toMatchObject(row.id ? { [row.id]: "id-1" } : {});
    },
  );
});

describe("null in place of an input", () => {
  it("is sent as no input, so that the server says what is missing", async () => {
    const wire = await startWire({
      devices: [],
      device: {},
      action_attempt: { status: "success" },
      events: [],
      ok: true,
    });
    const { seam } = clientOf(wire);
    await (seam.devices.get as Method)(null);
    await (seam.devices.list as Method)(null);
    await (seam.locks.unlockDoor as Method)(null);
    await (seam.events.list as Method)(null);
    expect(wire.asked.map(({ url, body }) => [url, body])).toEqual([
      ["/devices/get", undefined],
      ["/devices/list", undefined],
      ["/locks/unlock_door", {}],
      ["/events/list", { since: "1970-01-01T00:00:00.000Z" }],
    ]);
  });
});

describe("deviceModels.list", () => {
  it.each([undefined, {}, { acknowledgeInternalEndpoint: false }, { acknowledgeInternalEndpoint: "yes" }])(
    "throws without its acknowledgement (%j), before anything is sent",
    async (options) => {
      const wire = await startWire({ device_models: [], ok: true });
      const error = await failureOf((clientOf(wire).seam.deviceModels.list as Method)({}, options));
      expect(error.message).toBe("This is an internal endpoint and should not be used.");
      expect(error).toMatchObject({ code: "internal_endpoint", name: "SeamError" });
      expect(wire.asked).toEqual([]);
    },
  );

  it("sends its filters, not the acknowledgement", async () => {
    const wire = await startWire({ device_models: [{ brand: "yale" }], ok: true });
    const models = await clientOf(wire).seam.deviceModels.list(
      { brand: "yale", support_level: "live" },
      { acknowledgeInternalEndpoint: true },
    );
    expect(models).toEqual([{ brand: "yale" }]);
    expect(wire.asked[0]?.url).toBe("/internal/device_models/list?brand=yale&support_level=live");
  });
});

describe("events.list", () => {
  it("asks for events since 1970 unless `since` is given", async () => {
    const wire = await startWire({ events: [], ok: true });
    const { seam } = clientOf(wire);
    await seam.events.list();
    await seam.events.list({ since: "2026-01-01T00:00:00.000Z" });
    await seam.events.list({ device_id: "d", limit: 5 });
    await seam.events.list({ between: ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"] });
    expect(wire.asked.map(({ body }) => body)).toEqual([
      { since: "1970-01-01T00:00:00.000Z" },
      { since: "2026-01-01T00:00:00.000Z" },
      { device_id: "d", limit: 5, since: "1970-01-01T00:00:00.000Z" },
      { between: ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"] },
    ]);
  });
});

describe("pages", () => {
  const page = (id: string, next_page_cursor: string | null) => ({
    devices: [{ device_id: id }],
    pagination: { has_next_page: next_page_cursor !== null, next_page_cursor, next_page_url: null },
    ok: true,
  });

  it("follow the cursor to the last page, with all other parameters unchanged", async () => {
    const wire = await startWire(page("a", "cursor-1"), page("b", "cursor-2"), page("c", null));
    const seen: unknown[] = [];
    for await (const devices of pages(clientOf(wire).seam.devices.list, { limit: 1 })) seen.push(...devices);
    expect(seen).toEqual([{ device_id: "a" }, { device_id: "b" }, { device_id: "c" }]);
    expect(wire.asked.map(({ url }) => url)).toEqual([
      "/devices/list?limit=1",
      "/devices/list?limit=1&page_cursor=cursor-1",
      "/devices/list?limit=1&page_cursor=cursor-2",
    ]);
  });

  it("begin at the given cursor, pass on `signal` and `onPagination`, and end when has_next_page is false", async () => {
    const last = page("b", "cursor-3");
    const wire = await startWire(
      page("a", "cursor-2"),
      { ...last, pagination: { ...last.pagination, has_next_page: false } },
      silence,
    );
    const abort = new AbortController();
    const told: unknown[] = [];
    const onPagination = ({ next_page_cursor }: { next_page_cursor: string | null }) => told.push(next_page_cursor);
    const { seam } = clientOf(wire);
    const options = { signal: abort.signal, onPagination };
    const seen: unknown[] = [];
    for await (const devices of pages(seam.devices.list, { page_cursor: "cursor-1" }, options)) seen.push(...devices);
    expect(seen).toEqual([{ device_id: "a" }, { device_id: "b" }]);
    expect(wire.asked.map(({ url }) => url)).toEqual([
      "/devices/list?page_cursor=cursor-1",
      "/devices/list?page_cursor=cursor-2",
    ]);
    expect(told).toEqual(["cursor-2", "cursor-3"]);
    abort.abort(new Error("left"));
    await expect(pages(seam.devices.list, {}, options).next()).rejects.toThrow("left");
  });

  it("end when a page comes without pagination", async () => {
    const wire = await startWire(page("a", "cursor-1"), { devices: [], ok: true });
    const seen: unknown[] = [];
    for await (const devices of pages(clientOf(wire).seam.devices.list, {})) seen.push(devices.length);
    expect(seen).toEqual([1, 0]);
  });

  it("request a page only when it is read", async () => {
    const wire = await startWire(page("a", "cursor-1"));
    for await (const _devices of pages(clientOf(wire).seam.devices.list, {})) break;
    expect(wire.asked).toHaveLength(1);
  });

  it("end when the server repeats a cursor", async () => {
    const wire = await startWire(page("a", "cursor-1"), page("b", "cursor-1"));
    const seen: unknown[] = [];
    for await (const devices of pages(clientOf(wire).seam.devices.list, {})) seen.push(...devices);
    expect(seen).toHaveLength(2);
  });

  it("are a single page if the server does not paginate", async () => {
    const wire = await startWire({ devices: [], ok: true });
    const seen: unknown[] = [];
    for await (const devices of pages(clientOf(wire).seam.devices.list, {})) seen.push(devices);
    expect(seen).toEqual([[]]);
  });
});

describe("one call alone", () => {
  it("works like the method of the client", async () => {
    const wire = await startWire({ devices: [{ device_id: "d" }], ok: true });
    const listDevices = createCall(devicesList, { apiKey, endpoint: wire.endpoint, workspaceId: null });
    await expect(listDevices({ limit: 1 })).resolves.toEqual([{ device_id: "d" }]);
  });

  it("waits for the action attempt of a command", async () => {
    const wire = await startWire(
      { action_attempt: { action_attempt_id: "a", status: "pending" }, ok: true },
      { action_attempt: { action_attempt_id: "a", status: "success" }, ok: true },
    );
    const unlockDoor = createCommand(locksUnlockDoor, { apiKey, endpoint: wire.endpoint, workspaceId: null });
    expect((await unlockDoor("door-1")).status).toBe("success");
  });
});

describe("errors", () => {
  it("are recognised by instanceof across copies of the package", async () => {
    const error = await failureOf(clientOf(await startWire(refusal(404, "x"))).seam.devices.get("d"));
    expect(SeamError.isSeamError(error)).toBe(true);
    const foreign = Object.assign(new Error("from another copy"), { [Symbol.for("@mortise/client.error")]: true });
    expect(SeamError.isSeamError(foreign)).toBe(true);
    for (const other of [new Error("x"), null, undefined, "x", {}]) expect(SeamError.isSeamError(other)).toBe(false);
  });

  it("and the client itself show no credential when printed", async () => {
    const { inspect } = await import("node:util");
    const wire = await startWire(hangUp);
    const { seam } = clientOf(wire);
    const error = await failureOf(seam.accessCodes.get({ device_id: "d", code: "47110815" }));
    const printed = `${inspect(seam, { depth: 9, showHidden: true })} ${inspect(error, { depth: 9 })} ${JSON.stringify(seam)} ${JSON.stringify(error)}`;
    expect(printed).not.toContain("secretpart");
    expect(printed).not.toContain("47110815");
  });
});
