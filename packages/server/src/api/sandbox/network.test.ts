// A workspace's simulated network can be slow, broken or down. That affects all calls and streams of this workspace,
// and of no other.
import { expect, it } from "vitest";
import { answered, onServer, origin } from "../../../test/rig/rig.ts";

onServer("a sandbox's network", (rig) => {
  const setUp = async () => {
    const { api_key, sandbox_key } = await rig().world("empty");
    const get = (path: string) =>
      rig().server.fetch(new Request(origin + path, { headers: { authorization: `Bearer ${api_key}` } }));
    const set = async (fault: object) => answered(await rig().ask(sandbox_key, "/sandbox/network/set", fault));
    return { api_key, get, set };
  };

  it.each([
    ["an error", { status: 500 }, 500, '"type":"internal_server_error"'],
    ["too many requests", { status: 429 }, 429, '"type":"rate_limit_exceeded"'],
    ["a page instead of JSON", { body: "html" }, 200, "<!doctype html>"],
    ["half an answer", { body: "truncated" }, 200, '{"ok":true,"devices":[{"device_id":"'],
    ["nothing", { down: true }, 503, ""],
  ])("answers with %s until it is told to be well", async (_what, fault, status, text) => {
    const [{ get, set }, neighbour] = [await setUp(), await setUp()];
    await set(fault);
    for (const path of ["/devices/list", "/events/stream"]) {
      const response = await get(path);
      expect([path, response.status, response.headers.get("retry-after")]).toEqual([
        path,
        status,
        status === 429 ? "1" : null,
      ]);
      expect(await response.text()).toContain(text);
    }
    expect(await (await neighbour.get("/devices/list")).json()).toMatchObject({ ok: true, devices: [] });
    await set({});
    expect(await (await get("/devices/list")).json()).toMatchObject({ ok: true, devices: [] });
  });

  it("answers late, but truly", async () => {
    const { get, set } = await setUp();
    await set({ delay_ms: 50 });
    const asked = performance.now();
    expect(await (await get("/devices/list")).json()).toMatchObject({ ok: true });
    expect(performance.now() - asked).toBeGreaterThan(45);
  });
});
