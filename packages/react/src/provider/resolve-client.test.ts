import { Seam } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { type CredentialInputs, resolveCredentials } from "./resolve-client.ts";

const client = new Seam({ apiKey: "seam_test1_key", endpoint: "http://127.0.0.1:1" });
const publishableKey = "seam_pk1short_long";
const clientSessionToken = "seam_cst1short_long";
const userIdentifierKey = "somebody";

describe("what is valid", () => {
  it.each<[string, CredentialInputs, string]>([
    ["a ready client alone", { client }, "client"],
    ["a ready client, and the endpoint it has anyway", { client, endpoint: "http://127.0.0.1:1" }, "client"],
    ["a client session token", { clientSessionToken }, "token"],
    ["a publishable key", { publishableKey }, "publishable_key"],
    ["a publishable key with its user", { publishableKey, userIdentifierKey }, "publishable_key"],
    ["empty texts beside a token", { clientSessionToken, publishableKey: "", userIdentifierKey: null }, "token"],
  ])("%s", (_, inputs, kind) => {
    expect(resolveCredentials(inputs).kind).toBe(kind);
  });
});

describe("what is missing (spec §5)", () => {
  it.each<[string, CredentialInputs]>([
    ["nothing", {}],
    ["only a user", { userIdentifierKey }],
    ["only an endpoint", { endpoint: "http://127.0.0.1:1" }],
    ["empty texts", { publishableKey: "", clientSessionToken: "" }],
    ["nulls", { client: null, publishableKey: null, clientSessionToken: null }],
  ])("%s", (_, inputs) => {
    expect(() => resolveCredentials(inputs)).toThrow(
      expect.objectContaining({
        message: "Must provide either a client, clientSessionToken, or a publishableKey.",
        code: "missing_credentials",
      }),
    );
  });
});

describe("what is refused (spec §5)", () => {
  it.each<[string, CredentialInputs, RegExp]>([
    ["client with publishableKey", { client, publishableKey }, /client prop .*publishableKey prop/],
    ["client with clientSessionToken", { client, clientSessionToken }, /client prop .*clientSessionToken prop/],
    ["client with any other auth input", { client, userIdentifierKey }, /client prop .*any other auth prop/],
    [
      "publishableKey with clientSessionToken",
      { publishableKey, clientSessionToken },
      /publishableKey prop .*clientSessionToken prop/,
    ],
    [
      "clientSessionToken with userIdentifierKey",
      { clientSessionToken, userIdentifierKey },
      /clientSessionToken prop .*userIdentifierKey prop/,
    ],
    ["a client that is none", { client: {} as Seam }, /client prop is no client/],
    ["a text as client", { client: "seam_cst1" as unknown as Seam, publishableKey }, /client prop is no client/],
    ["everything at once", { client, publishableKey, clientSessionToken, userIdentifierKey }, /client prop/],
  ])("%s", (_, inputs, reason) => {
    const refused = () => resolveCredentials(inputs);
    expect(refused).toThrow(/^SeamProvider received invalid props: /);
    expect(refused).toThrow(reason);
    expect(refused).toThrow(expect.objectContaining({ code: "invalid_props" }));
  });

  it("never repeats a credential", () => {
    const refused = () => resolveCredentials({ publishableKey, clientSessionToken });
    expect(refused).not.toThrow(clientSessionToken);
    expect(refused).not.toThrow(publishableKey);
  });
});
