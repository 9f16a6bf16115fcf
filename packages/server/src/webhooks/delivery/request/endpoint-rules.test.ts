import { describe, expect, it } from "vitest";
import { onServer } from "../../../../test/rig/rig.ts";
import { createEndpointRules } from "./endpoint-rules.ts";

describe("an endpoint's address", () => {
  it.each([
    "https://10.0.0.1/x",
    "https://localhost",
    "https://[::1]/",
    "https://0x7f000001",
    "https://169.254.169.254",
  ])("%s is refused when it is entered, unless the operator allows its network", async (url) => {
    expect(await createEndpointRules({}).refusal(url, true)).toEqual({
      code: "private_address",
      text: expect.stringContaining("MORTISE_WEBHOOK_ALLOW") as string,
    });
    const allow = ["10.0.0.0/8", "127.0.0.0/8", "::1", "169.254.0.0/16"];
    expect(await createEndpointRules({ allow }).refusal(url, true)).toBeUndefined();
  });

  it("http is for sandboxes, and for allowed private networks where the operator says so", async () => {
    const allow = ["10.0.0.0/8"];
    const [strict, open] = [createEndpointRules({ allow }), createEndpointRules({ allow, http: true })];
    expect(await strict.refusal("http://receiver.example", false)).toBeUndefined();
    for (const url of ["http://receiver.example", "http://10.0.0.1"])
      expect(await strict.refusal(url, true)).toEqual({
        code: "needs_https",
        text: expect.stringContaining("MORTISE_WEBHOOK_HTTP") as string,
      });
    expect(await open.refusal("http://10.0.0.1", true)).toBeUndefined();
    for (const url of ["http://receiver.example", "http://8.8.8.8"])
      expect(await open.refusal(url, true)).toMatchObject({ code: "needs_https" });
  });
});

describe("a name", () => {
  const leadingTo = (...addresses: string[]) => {
    const rules = createEndpointRules({ resolve: async () => addresses.map((address) => ({ address, family: 4 })) });
    return rules.refusal("https://hooks.example/x", true);
  };

  it("that leads to a private address alone is refused when it is entered, and named", async () => {
    const refusal = await leadingTo("10.0.0.7");
    expect(refusal?.code).toBe("private_address");
    expect(refusal?.text).toMatch(/hooks\.example.*MORTISE_WEBHOOK_ALLOW|MORTISE_WEBHOOK_ALLOW.*hooks\.example/);
    expect(await leadingTo("10.0.0.7", "8.8.8.8")).toBeUndefined();
  });

  it("that is not known yet, or whose name server is silent, is taken, as it is looked up again at each delivery", async () => {
    expect(await leadingTo()).toBeUndefined();
    const unknown = createEndpointRules({ resolve: () => Promise.reject(new Error("ENOTFOUND")) });
    expect(await unknown.refusal("https://hooks.example/x", true)).toBeUndefined();
    const silent = createEndpointRules({ resolve: () => new Promise(() => undefined) });
    expect(await silent.refusal("https://hooks.example/x", true)).toBeUndefined();
  });
});

onServer("webhooks to private addresses", (rig) => {
  it("are refused when they are entered", async () => {
    const { api_key } = await rig().world("empty");
    const { status, body } = await rig().ask(api_key, "/webhooks/create", { url: "https://10.0.0.1/hook" });
    expect({ status, text: JSON.stringify(body) }).toEqual({
      status: 400,
      text: expect.stringContaining("MORTISE_WEBHOOK_ALLOW") as string,
    });
  });
});
