import { describe, expect, it } from "vitest";
import { type Answers, type Flow, type FlowRules, maxWrongAnswers, openingFlow, type Step, nextStep } from "./flow.ts";

const anyBrand: FlowRules = { providers: ["august", "schlage", "doorking"], selection: "none" };

function walk(answers: readonly Answers[], rules: FlowRules = anyBrand): Step {
  let flow: Flow = openingFlow;
  let last: Step = { next: flow };
  for (const each of answers) {
    last = nextStep(flow, each, rules);
    if ("next" in last) flow = last.next;
  }
  return last;
}

const accept = { accept: "" };
const jane = { email: "Jane@example.com ", password: "1234" };

describe("the connect flow", () => {
  it("goes introduction with the makers, credentials, second factor, connected", () => {
    expect(walk([{ provider: "august" }])).toMatchObject({ next: { pane: "login", provider: "august" } });
    expect(walk([{ provider: "august" }, jane])).toMatchObject({ next: { pane: "code" } });
    expect(walk([{ provider: "august" }, jane, { code: "123 456" }])).toEqual({
      connect: {
        provider: "august",
        identity: { login: "jane@example.com", user_identifier: { email: "jane@example.com" } },
      },
    });
  });

  it("asks for consent alone when only one maker is accepted", () => {
    expect(walk([accept], { ...anyBrand, providers: ["schlage"] })).toMatchObject({
      next: { pane: "login", provider: "schlage" },
    });
  });

  it("skips the second factor if the maker has none", () => {
    expect(walk([{ provider: "schlage" }, jane])).toHaveProperty("connect.provider", "schlage");
  });

  it("lets the person pick devices when the host asks for it", () => {
    const rules: FlowRules = { ...anyBrand, selection: "multiple" };
    expect(walk([{ provider: "schlage" }, jane], rules)).toMatchObject({ next: { pane: "select" } });
    expect(walk([{ provider: "schlage" }, jane, { code: "123456" }], rules)).toMatchObject({
      next: { pane: "select" },
    });
    expect(walk([{ provider: "schlage" }, jane, { selected: "" }], rules)).toHaveProperty("connect");
  });

  it.each([
    ["schlage", { email: "jane@example.com", password: "4321" }, "BAD_CREDENTIALS"],
    ["schlage", { email: "jane@elsewhere.org", password: "1234" }, "BAD_CREDENTIALS"],
    ["schlage", {}, "BAD_CREDENTIALS"],
    ["doorking", { serial: "fake-serial", phone: "+1 999", master_code: "123456", tone: "1" }, "INVALID_PHONE_NUMBER"],
    [
      "doorking",
      { serial: "fake-serial", phone: "+1 (888) 888-8888", master_code: "0", tone: "1" },
      "INVALID_MASTER_CODE",
    ],
  ])("names the error for %s %o", (provider, answers, error) => {
    expect(walk([{ provider }, answers])).toMatchObject({ next: { pane: "login", error } });
  });

  it("keeps no password, code or token", () => {
    expect(JSON.stringify(walk([{ provider: "august" }, jane]))).not.toContain("1234");
  });

  it.each([
    ["schlage", { email: "jane@example.con", password: "1234" }, { email: "jane@example.con" }],
    [
      "doorking",
      { serial: "7", phone: "+1 999", master_code: "1234", tone: "1" },
      { serial: "7", phone: "+1 999", tone: "1" },
    ],
    ["hubitat", { api_url: "https://elsewhere.example/?access_token=1234" }, {}],
  ])("keeps the wrong input for %s, except its secrets", (provider, answers, typed) => {
    const rules = { ...anyBrand, providers: [...anyBrand.providers, "hubitat"] };
    const last = walk([{ provider }, answers], rules);
    expect(last).toMatchObject({ next: { pane: "login", typed } });
    expect(JSON.stringify(last)).not.toContain("1234");
    expect(walk([{ provider }, answers, { back: "" }], rules)).toMatchObject({ next: { typed } });
  });

  it("keeps the e-mail when the person goes back, also to another maker, and nothing else for that one", () => {
    const left = { ...jane, serial: "7", back: "" };
    const email = jane.email;
    expect(walk([{ provider: "schlage" }, left])).toMatchObject({ next: { pane: "intro", typed: { email } } });
    expect(walk([{ provider: "august" }, jane, { back: "" }])).toMatchObject({
      next: { pane: "login", typed: { email } },
    });
    expect(walk([{ provider: "schlage" }, left, { provider: "august" }])).toHaveProperty("next.typed", { email });
    const serial = [{ provider: "doorking" }, { serial: "7", master_code: "123456", back: "" }];
    expect(walk([...serial, { provider: "august" }])).toHaveProperty("next.typed", null);
    expect(JSON.stringify(walk([...serial, { provider: "doorking" }]))).not.toContain("123456");
  });

  it.each([[[]], [[{ provider: "august" }]], [[{ provider: "august" }, jane]]])(
    "ends where it is canceled: %o",
    (before) => {
      expect(walk([...before, { cancel: "yes", ...jane }])).toHaveProperty("fail.error_code", "canceled_by_user");
    },
  );

  it("sends another code as often as one may answer wrongly, and only where one was sent", () => {
    const august = [{ provider: "august" }, jane];
    const again = { again: "yes" };
    expect(walk([...august, again])).toMatchObject({ next: { pane: "code", sentAgain: true, error: null, wrong: 1 } });
    expect(walk([...august, again, { code: "0" }])).toMatchObject({ next: { sentAgain: false, wrong: 2 } });
    expect(walk([...august, again, { code: "123456" }])).toHaveProperty("connect");
    const often = Array.from({ length: maxWrongAnswers }, () => again);
    expect(walk([...august, ...often])).toHaveProperty("fail.error_code", "too_many_attempts");
    expect(walk([again])).toEqual({ next: openingFlow });
  });

  it("ends after too many wrong answers", () => {
    const guesses = Array.from({ length: maxWrongAnswers }, () => ({ code: "000000" }));
    expect(walk([{ provider: "august" }, jane, ...guesses])).toHaveProperty("fail.error_code", "too_many_attempts");
  });

  it("counts wrong answers also when the person goes back in between", () => {
    const guesses = Array.from({ length: maxWrongAnswers }, () => [{ code: "000000" }, { back: "" }, jane]).flat();
    expect(walk([{ provider: "august" }, jane, ...guesses.slice(0, -5)])).toMatchObject({
      next: { pane: "code" },
    });
    expect(walk([{ provider: "august" }, jane, ...guesses.slice(0, -2)])).toHaveProperty(
      "fail.error_code",
      "too_many_attempts",
    );
  });

  it("ignores an answer to another step", () => {
    expect(walk([{ code: "123456" }])).toEqual({ next: openingFlow });
    for (const provider of ["nobody", "", "constructor"])
      expect(walk([{ provider }])).toMatchObject({ next: { pane: "intro", provider: null } });
    expect(walk([accept])).toEqual({ next: openingFlow });
  });

  it("goes back a step and forgets the login", () => {
    expect(walk([{ provider: "august" }, jane, { back: "" }])).toMatchObject({
      next: { pane: "login", identity: null },
    });
    expect(walk([{ provider: "august" }, { back: "" }])).toMatchObject({ next: { pane: "intro" } });
    expect(walk([{ provider: "august" }, { back: "" }, { provider: "schlage" }])).toMatchObject({
      next: { pane: "login", provider: "schlage" },
    });
    expect(walk([accept, { back: "" }], { ...anyBrand, providers: ["august"] })).toMatchObject({
      next: { pane: "intro" },
    });
  });
});
