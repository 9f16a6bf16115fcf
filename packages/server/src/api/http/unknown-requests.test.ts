// Answers to requests that name no call, or name one differently than the contract.
import { expect, it } from "vitest";
import { onServer, origin } from "../../../test/rig/rig.ts";

onServer("unknown requests", (rig) => {
  const send = (path: string, init: RequestInit = {}) => rig().server.fetch(new Request(origin + path, init));

  it("answers an unknown path with 404 in the envelope, and names it", async () => {
    const response = await send("/devices/no_such_call?key=secret", { method: "POST" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toEqual({
      ok: false,
      error: {
        type: "path_not_found",
        message: "There is no POST /devices/no_such_call here. All calls are listed at /reference.",
        request_id: response.headers.get("seam-request-id"),
      },
    });
    expect(
      ((await (await send(`/${"x".repeat(5000)}`)).json()) as { error: { message: string } }).error.message.length,
    ).toBeLessThan(300);
  });

  it("answers an unknown path or method of the webhook service with a detail that names it", async () => {
    const told = async (path: string, method: string) =>
      ((await (await send(path, { method })).json()) as { detail: string }).detail;
    expect(await told("/api/v1/background-task", "GET")).toBe(
      "There is no GET /api/v1/background-task here. All calls are listed at /reference.",
    );
    expect(await told("/api/v1/app/a/msg", "DELETE")).toBe("/api/v1/app/a/msg takes GET, POST, not DELETE.");
    expect((await told(`/api/v1/${"x".repeat(5000)}`, "GET")).length).toBeLessThan(300);
  });

  it.each(["//devices/list", "/devices/list/", "//devices/list//"])(
    "takes %s, as clients join an address that ends in a slash",
    async (path) => {
      const { api_key } = await rig().world("empty");
      const response = await send(`${path}?limit=1`, { headers: { authorization: `Bearer ${api_key}` } });
      expect(await response.json()).toMatchObject({ ok: true, devices: [] });
    },
  );

  it("does not read a path with extra slashes as another path", async () => {
    for (const path of ["/devices/", "//", "/devices//list", "//devices/no_such_call/"])
      expect((await send(path)).status).toBe(404);
  });

  it.each([
    ["GET", "/locks/unlock_door", "POST"],
    ["DELETE", "/health", "GET, POST"],
    ["PUT", "/health/get_health", "GET, POST"],
  ])("answers %s %s, a wrong method, with 405 and the right ones", async (method, path, right) => {
    const response = await send(path, { method, headers: { origin: "https://host.example" } });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(right);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://host.example");
    expect(((await response.json()) as { error: object }).error).toMatchObject({
      type: "method_not_allowed",
      request_id: response.headers.get("seam-request-id"),
    });
  });

  it("answers any preflight with 200, and lets browsers read the request id", async () => {
    const response = await send("/anything/at/all", { method: "OPTIONS", headers: { origin: "https://host.example" } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expect(response.headers.get("access-control-allow-origin")).toBe("https://host.example");
    expect(response.headers.get("access-control-allow-credentials")).toBe("true");
    expect(response.headers.get("access-control-allow-headers")).toContain("client-session-token");
    expect(response.headers.get("access-control-expose-headers")).toContain("seam-request-id");
  });
});
