import { Seam } from "@mortise/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readGlobalConfiguration, withGlobalConfiguration } from "./global-configuration.ts";

const client = new Seam({ apiKey: "seam_test1_key", endpoint: "http://127.0.0.1:1" });
const warn = vi.spyOn(console, "warn");

beforeEach(() => {
  warn.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const page = (seam: unknown) => vi.stubGlobal("seam", seam);

describe("globalThis.seam", () => {
  it("may be absent", () => {
    expect(readGlobalConfiguration()).toBeNull();
    expect(withGlobalConfiguration({ endpoint: "http://a" })).toEqual({ endpoint: "http://a" });
    expect(warn).not.toHaveBeenCalled();
  });

  it("may be a ready client", () => {
    page(client);
    expect(withGlobalConfiguration({})).toEqual({ client });
  });

  it("may hold a ready client", () => {
    page({ client, disableFontInjection: true });
    expect(withGlobalConfiguration({})).toMatchObject({ client, disableFontInjection: true });
  });

  it("completes what an element or provider was given", () => {
    page({ publishableKey: "seam_pk1", endpoint: "http://page", disableCssInjection: true });
    expect(
      withGlobalConfiguration({ userIdentifierKey: "me", disableCssInjection: false, endpoint: undefined }),
    ).toEqual({
      publishableKey: "seam_pk1",
      userIdentifierKey: "me",
      endpoint: "http://page",
      disableCssInjection: false,
      client: undefined,
      clientSessionToken: undefined,
    });
  });

  it("never mixes its credentials with a credential that was given", () => {
    page({ publishableKey: "seam_pk1", userIdentifierKey: "page's", endpoint: "http://page" });
    expect(withGlobalConfiguration({ clientSessionToken: "seam_cst1" })).toEqual({
      clientSessionToken: "seam_cst1",
      endpoint: "http://page",
    });
    expect(withGlobalConfiguration({ publishableKey: "seam_pk2" })).toEqual({
      publishableKey: "seam_pk2",
      userIdentifierKey: "page's",
      endpoint: "http://page",
    });
  });

  it.each<[string, unknown, RegExp]>([
    ["a text", "seam_pk1", /must be an object/],
    ["a list", [], /must be an object/],
    ["a number as key", { publishableKey: 1 }, /publishableKey must be of type string/],
    ["a text as flag", { disableCssInjection: "true" }, /disableCssInjection must be of type boolean/],
    ["something that is no client", { client: {} }, /client prop is no client whose address/],
    ["a text as client", { client: "seam_cst1" }, /client must be of type object/],
    ["an endpoint that is no address", { endpoint: "not an address" }, /endpoint must be an http/],
    ["an endpoint with a password", { endpoint: "https://me:secret@page" }, /endpoint must be an http/],
    ["two credentials", { publishableKey: "seam_pk1", clientSessionToken: "seam_cst1" }, /received invalid props: /],
  ])("is warned about once, and not used at all: %s", (_, seam, reason) => {
    warn.mockImplementation(() => undefined);
    page(typeof seam === "object" && !Array.isArray(seam) ? { endpoint: "http://page", ...seam } : seam);
    expect(withGlobalConfiguration({ publishableKey: "seam_pk2" })).toEqual({ publishableKey: "seam_pk2" });
    expect(readGlobalConfiguration()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(reason);
  });

  it("without credentials is valid: it configures the rest", () => {
    page({ endpoint: "http://page" });
    expect(withGlobalConfiguration({ publishableKey: "seam_pk2" })).toEqual({
      publishableKey: "seam_pk2",
      endpoint: "http://page",
      userIdentifierKey: undefined,
    });
    expect(warn).not.toHaveBeenCalled();
  });
});
