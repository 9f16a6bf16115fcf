import { describe, expect, test } from "vitest";
import {
  ApiException,
  BadRequestError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  PayloadTooLargeError,
  UnauthorizedError,
  UnknownStatusError,
  UnprocessableError,
} from "./errors.ts";
import { aroundScriptedServer, connect, errorOf, server } from "../test/scripted-client.ts";

aroundScriptedServer();

describe("errors", () => {
  const problem = { code: "not_found", detail: "Entity not found" };
  const invalid = { detail: [{ loc: ["body", "name"], msg: "field required", type: "value_error.missing" }] };

  test.each([
    [401, UnauthorizedError, problem],
    [403, ForbiddenError, problem],
    [404, NotFoundError, problem],
    [409, ConflictError, problem],
    [422, UnprocessableError, invalid],
  ])("status %i is an error of its own class with the parsed body", async (status, Known, body) => {
    server.answer({ status, json: body });
    const error = await errorOf(connect().application.create({ name: "A" }));
    expect(error).toBeInstanceOf(Known);
    expect(error).toBeInstanceOf(ApiException);
    expect(error).toMatchObject({ code: status, body, message: expect.stringContaining(JSON.stringify(body)) });
    expect((error as Error).message).toMatch(/^application\.create failed\./);
  });

  test("400 and 413 have their own class where the call documents them", async () => {
    const mortise = connect();
    server.answer({ status: 400, json: problem }, { status: 400, json: problem }, { status: 413, json: problem });
    expect(await errorOf(mortise.endpoint.rotateSecret("a", "e", {}))).toBeInstanceOf(BadRequestError);
    expect(await errorOf(mortise.endpoint.sendExample("a", "e", { eventType: "t" }))).toBeInstanceOf(BadRequestError);
    expect(await errorOf(mortise.message.create("a", { eventType: "t", payload: {} }))).toBeInstanceOf(
      PayloadTooLargeError,
    );
  });

  test("400 of a resend and of statistics is an unknown status, as the specification lists 400 for two other calls alone", async () => {
    const { messageAttempt, statistics } = connect();
    for (const call of [
      () => messageAttempt.resend("a", "m", "e"),
      () => statistics.appAttempts("a"),
      () => statistics.endpointAttempts("a", "e"),
    ]) {
      server.answer({ status: 400, json: problem });
      expect(await errorOf(call())).toBeInstanceOf(UnknownStatusError);
    }
  });

  test.each([400, 413, 418, 429, 302])(
    "status %i without a class of its own is an UnknownStatusError that tells what was answered",
    async (status) => {
      server.answer({ status, text: "<b>what</b>" });
      const error = await errorOf(connect().application.get("a"));
      expect(error).toBeInstanceOf(UnknownStatusError);
      expect(error).toMatchObject({
        code: status,
        body: expect.stringMatching(/^Unknown API Status Code!\n.*<b>what<\/b>/),
      });
      expect(String(error)).toMatch(/Unknown API Status Code!\n.*<b>what<\/b>/);
    },
  );

  test("the health check has an error class for 422 alone", async () => {
    const mortise = connect();
    server.answer({ status: 422, json: invalid }, { status: 404, json: problem });
    expect(await errorOf(mortise.health.get())).toBeInstanceOf(UnprocessableError);
    expect(await errorOf(mortise.health.get())).toBeInstanceOf(UnknownStatusError);
  });

  test("never contain the token", async () => {
    server.answer({ status: 401, json: problem });
    const error = (await errorOf(connect().application.get("a"))) as Error;
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain("orgsk_test");
  });
});
