// Every code that our server sends has a sentence. A new code fails here until it has one.
import { describe, expect, it } from "vitest";
import { accessCodeErrors } from "../../../../server/src/base/catalogue/issues/access-code-errors.ts";
import { accessCodeWarnings } from "../../../../server/src/base/catalogue/issues/access-code-warnings.ts";
import { accountWarnings } from "../../../../server/src/base/catalogue/issues/account-warnings.ts";
import { accountErrors, deviceErrors } from "../../../../server/src/base/catalogue/issues/device-errors.ts";
import { deviceWarnings } from "../../../../server/src/base/catalogue/issues/device-warnings.ts";
import type { Fault } from "../../../../server/src/driver/driver.ts";
import { faultError } from "../../../../server/src/driver/fault-errors.ts";
import { problems as english } from "../../strings/problems/en.ts";
import { codesOfProblems, explainWith, problemOf } from "./problems.ts";
import { saysRemedy } from "./remedies.ts";

/** Failures of commands. */
const faults = Object.keys({
  unreachable: 1,
  timeout: 1,
  jammed: 1,
  rejected: 1,
  duplicate_code: 1,
  no_free_slot: 1,
  invalid_code: 1,
  inactive: 1,
  unsupported: 1,
  auth: 1,
  busy: 1,
  gone: 1,
  unpaid: 1,
  unmanaged: 1,
  superseded: 1,
  internal: 1,
} satisfies Record<Fault, 1>) as Fault[];

const lists = { accessCodeErrors, accessCodeWarnings, accountErrors, accountWarnings, deviceErrors, deviceWarnings };
const ofCommands = faults.map((fault) => faultError(fault).type);
/** Failures of a form's calls, which are about the typed values. */
const ofForms = ["duplicate_access_code"];
const ofThings = Object.values(lists).flatMap((list) => Object.keys(list));
const sent = [...new Set([...ofThings, ...ofCommands, ...ofForms])].sort();

/** The specification's spelling of our code (platform-api §3.9). */
const notOurs = ["failed_to_remove_on_device"];

describe("what happened, by code", () => {
  it.each(sent)("%s has a sentence", (code) => expect(problemOf(code)).toBeDefined());

  it("has no code twice, and none that nobody sends", () => {
    const codes = Object.values(codesOfProblems).flatMap((each) => each.split(" "));
    expect(codes.length).toBe(new Set(codes).size);
    expect(codes.filter((code) => !sent.includes(code)).sort()).toEqual(notOurs);
  });

  it.each(["", "toString", "invented_yesterday", "newmaker_no_free_slots", "low_battery_2"])(
    "claims nothing of %j",
    (code) => expect(problemOf(code)).toBeUndefined(),
  );
});

describe("explained alerts", () => {
  const explain = explainWith(english);
  const said = (...codes: string[]) =>
    explain(
      codes.map((code) => ({ tone: "danger" as const, code, message: `Server on ${code}.` })),
      (code) => `Remedy of ${code}.`,
      saysRemedy,
      "Unknown.",
    ).map(({ message, more, lang }) => [message, more, lang]);

  it("say what to do after what happened", () =>
    expect(said("low_battery")).toEqual([[english.batteryLow, "Remedy of low_battery.", undefined]]));

  it("leave it out where the sentence says so", () =>
    expect(said("being_deleted")).toEqual([[english.beingDeleted, "", undefined]]));

  it("leave codes that are not known to the server, without a remedy in another language", () =>
    expect(said("invented_yesterday")).toEqual([["Server on invented_yesterday.", "", "en"]]));

  it("say that something is wrong where the server says nothing of a code that is not known", () =>
    expect(explain([{ tone: "danger", code: "x", message: "" }], () => "Ask.", saysRemedy, "Unknown.")).toMatchObject([
      { message: "Unknown.", more: "Ask." },
    ]));

  it("tell nobody to wait for another try of a code that the lock refused", () =>
    expect(said("failed_to_set_on_device", "duplicate_code_on_device")).toEqual([
      [english.notSet, "", undefined],
      [english.digitsInUse, "Remedy of duplicate_code_on_device.", undefined],
    ]));

  it("claim no state of the bolt, which is shown beside them", () =>
    expect(
      Object.values(english).filter((each) => /(is|stays|keeps the (door|lock|bolt)) (un)?locked/.test(each)),
    ).toEqual([]));

  it("say once what several say alike", () => {
    const alerts = ["salto_office_mode", "salto_ks_office_mode", "low_battery"].map((code) => ({
      tone: "warning" as const,
      code,
      message: "Words.",
    }));
    const shown = explain(alerts, () => "Fix this.", saysRemedy, "Unknown.");
    expect(shown.map(({ code }) => code)).toEqual(["salto_office_mode", "low_battery"]);
  });
});
