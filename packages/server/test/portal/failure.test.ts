// Reasons why a call of the portal failed: in the reader's language if the refusal's code is known, else in the
// server's words.
import { management } from "@mortise/contract";
import { ApiException, type HTTPValidationError, UnprocessableError } from "@mortise/webhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fieldErrors, langOf, reasonOf } from "../../pages/portal/parts/error-text.ts";
import de from "../../pages/portal/strings/de.json" with { type: "json" };
import { chooseLanguage } from "../../pages/portal/strings/strings.ts";
import { invalidBy } from "../../src/api/management/request/refusals.ts";

const refused = (code: string) => new ApiException(400, { code, detail: "The server's words." }, "The call");

describe("a refusal, for a reader of German", () => {
  beforeEach(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await chooseLanguage(["de"]);
  });
  afterEach(async () => {
    await chooseLanguage(["en"]);
    vi.unstubAllGlobals();
  });

  test.each([
    ["missing_payload", de.payloadGone],
    ["limit_reached", de.tooManySecrets],
  ])("%s has a sentence of its own", (code, sentence) => {
    expect([reasonOf(refused(code)), langOf(refused(code))]).toEqual([sentence, undefined]);
  });

  test.each([
    ["value_error.private_address", de.privateAddress],
    ["value_error.needs_https", de.needsHttps],
    ["value_error", "The server's words."],
  ])("of a field, %s is said at the field", (type, sentence) => {
    const detail = [{ loc: ["body", "url"], msg: "The server's words", type }];
    expect(fieldErrors(new UnprocessableError(422, { detail }, "The call"))).toEqual({ url: sentence });
  });

  test.each([
    [{ "X Desk": "1" }, de.headerNameWrong],
    [{ Host: "example.com" }, de.headerNotYours],
    [{ "X-Desk": "\u2028" }, de.headerValueWrong],
  ])("of a header, what is wrong is said in the reader's language: %o", (headers, sentence) => {
    const sent = { headers };
    const { error: fault } = management.endpoint.patchHeaders.body.safeParse(sent);
    if (!fault) throw new Error("The contract accepts it.");
    const { status, body } = invalidBy(fault, "body", sent);
    expect(reasonOf(new UnprocessableError(status, body as HTTPValidationError, "The call"))).toBe(sentence);
  });

  test("with another code keeps the server's words, which are marked as English", () => {
    expect([reasonOf(refused("invented")), langOf(refused("invented"))]).toEqual(["The server's words.", "en"]);
  });

  test("without words is told by its status", () => {
    const broken = new ApiException(500, null, "The call");
    expect([reasonOf(broken), langOf(broken)]).toEqual([de.badStatus.replace("{code}", "500"), undefined]);
  });
});
