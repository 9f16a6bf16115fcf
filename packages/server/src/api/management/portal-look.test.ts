// Look of a portal access: its colours are readable, and no value becomes more than a colour, a font or a host.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorOf, onService } from "../../../test/webhooks/services.ts";
import { contrastOf, portalGrounds, themeColours } from "./portal-colours.ts";
import { lookedPage, lookOf, lookPolicy, lookRules } from "./portal-look.ts";
import { randomRuns } from "../../../test/rig/random-runs.ts";

const digits = fc.nat(0xffffff).map((number) => number.toString(16).padStart(6, "0"));

describe.each(["light", "dark"] as const)("whatever the colour, in the %s theme", (theme) => {
  test("buttons stand out and are read, also pressed, and so is text", () => {
    fc.assert(
      fc.property(digits, (colour) => {
        const { accent, hover, pressed, onAccent, text } = themeColours(`#${colour}`, theme);
        for (const ground of [accent, hover, pressed]) expect(contrastOf(onAccent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(accent, portalGrounds[theme])).toBeGreaterThanOrEqual(3);
        expect(contrastOf(text, portalGrounds[theme])).toBeGreaterThanOrEqual(4.5);
      }),
      randomRuns(200),
    );
  });
});

test("a colour that is readable stays as it is", () => {
  expect(themeColours("#0f6e56", "light")).toMatchObject({ accent: "#0f6e56", onAccent: "#ffffff", text: "#0f6e56" });
  expect(themeColours("#fb0", "dark")).toMatchObject({ accent: "#ffbb00", onAccent: "#000000", text: "#ffbb00" });
});

test("a stylesheet has rules of colours and fonts alone, as anybody may write its address", () => {
  const rules = (text: string) => lookRules(new URLSearchParams(text));
  expect(rules("button=0f6e56&font=Brand+Sans")).toMatch(
    /light-dark\(#0f6e56, #[\da-f]{6}\).*"Brand Sans", system-ui/s,
  );
  expect(rules('button=red;}&font=A";}body{}')).toBe("");
});

test("a page's policy names its framers and its icon's host, and nothing that means more", () => {
  const usual = "default-src 'none'; img-src 'self' data:; frame-ancestors 'self'";
  const look = {
    framedBy: ["https://app.example.com", "https://*;"],
    customLogoUrl: "https://cdn.example.com/i.png?a;b",
  };
  expect(lookPolicy(usual, look)).toBe(
    "default-src 'none'; img-src 'self' data: https://cdn.example.com; frame-ancestors 'self' https://app.example.com",
  );
  expect(lookPolicy(usual, {})).toBe(usual);
  const html = '<head></head><div id="page">';
  expect(lookedPage(html, { customLogoUrl: 'https://a.example/$&"><b>?x&y', customColor: "#fff" }, "/look.css")).toBe(
    '<head><link rel="stylesheet" href="/look.css?button=fff"></head><div id="page" data-logo="https://a.example/$&amp;%22%3E%3Cb%3E?x&amp;y">',
  );
});

onService((service) => {
  describe("an access to the portal", () => {
    const open = async (body: object, headers: Record<string, string> = {}) => {
      const { id } = await service().mortise.application.create({ name: "Hotel" });
      const answer = await service().ask("POST", `/auth/app-portal-access/${id}`, { body, headers });
      return new URL(((await answer.json()) as { url: string }).url);
    };
    const lookAt = (url: URL) => lookOf(service().database.query, url.searchParams.get("access") ?? "");

    test("has a look of its own where one is given, and is framed by the pages that are named or that made it", async () => {
      const plain = await open({});
      expect([plain.search, await lookAt(plain)]).toEqual(["", undefined]);
      const look = {
        customColor: "#0f6e56",
        customFontFamily: "Brand Sans",
        customLogoUrl: "https://cdn.example.com/icon.svg",
        framedBy: ["https://app.example.com"],
      };
      const own = await open(look, { origin: "https://desk.example.com" });
      expect(await lookAt(own)).toEqual({ ...look, framedBy: ["https://app.example.com", "https://desk.example.com"] });
      const same = await open({}, { origin: own.origin });
      expect(same.search).toBe("");
    });

    test("tells its look to whoever has its whole id, until it ends", async () => {
      const url = await open({ customColor: "#0f6e56" });
      const id = url.searchParams.get("access") ?? "";
      for (const other of ["", "%", id.slice(1), `${id.slice(0, 15)}%`, "0".repeat(16)])
        expect(await lookOf(service().database.query, other)).toBeUndefined();
      const { token } = JSON.parse(Buffer.from(url.hash.replace("#key=", ""), "base64url").toString()) as {
        token: string;
      };
      await service().as(token).authentication.logout();
      expect(await lookAt(url)).toBeUndefined();
    });

    test("with a look that is none is refused", async () => {
      const { id } = await service().mortise.application.create({ name: "Hotel" });
      const refused = service().mortise.authentication.appPortalAccess(id, { customColor: "red;}" });
      expect(await errorOf(refused)).toMatchObject({ code: 422, body: { detail: [{ loc: ["body", "customColor"] }] } });
    });
  });
});
