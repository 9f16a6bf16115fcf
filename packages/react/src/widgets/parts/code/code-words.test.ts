import { describe, expect, it } from "vitest";
import { explainWith } from "../../../rules/issues/problems.ts";
import { de } from "../../../strings/de.ts";
import { en } from "../../../strings/en.ts";
import { compileStrings } from "../../../strings/messages.ts";
import { problems as germanProblems } from "../../../strings/problems/de.ts";
import { spokenAlerts } from "./code-words.ts";

const said = "The lock has no Wi-Fi bridge. Plug in a Connect bridge near the door.";
const textOf = (message: string, strings: ReturnType<typeof compileStrings<typeof en>>) => {
  const [alert] = spokenAlerts([{ tone: "danger", code: "august_lock_missing_bridge", message }], strings, null);
  return [alert?.message, alert?.more];
};

describe("an alert says what to do", () => {
  const [english, german] = [compileStrings(en, undefined, "en-US"), compileStrings(en, de, "de")];

  it("once, where the server's message says so already", () => expect(textOf(said, english)).toEqual([said, ""]));

  it("by its code, where the message does not", () =>
    expect(textOf("No bridge.", english)).toEqual(["No bridge.", en.remedy.addBridge]));

  it("in a sentence of its own, where the server left its message without an end", () => {
    expect(textOf("No bridge", english)).toEqual(["No bridge.", en.remedy.addBridge]);
    expect(textOf("No bridge (2)", english)[0]).toBe("No bridge (2).");
    expect(textOf("No bridge!", english)[0]).toBe("No bridge!");
    const whole = said.slice(0, -1);
    expect(textOf(whole, english)).toEqual([whole, ""]);
  });

  it("in the reader's language, whatever the server's English says", () =>
    expect(textOf(said, german)).toEqual([said, de.remedy.addBridge]));

  it("on a line of its own, where it is in another language than the message", () => {
    const isApart = (strings: typeof english) =>
      spokenAlerts([{ tone: "danger", code: "x", message: "What" }], strings, null)[0]?.isApart;
    expect(isApart(german)).toBe(true);
    expect(isApart(english)).toBe(false);
  });

  it("even without a message", () =>
    expect(textOf("", german)).toEqual(["", `${de.problem.unknown} ${de.remedy.addBridge}`]));

  it("after what happened, both in the reader's language, where that has a sentence for it", () => {
    const alerts = [{ tone: "danger", code: "august_lock_missing_bridge", message: said }] as const;
    const [alert] = spokenAlerts(alerts, german, explainWith(germanProblems));
    expect([alert?.message, alert?.more, alert?.lang]).toEqual([
      germanProblems.hubMissing,
      de.remedy.addBridge,
      undefined,
    ]);
  });
});
