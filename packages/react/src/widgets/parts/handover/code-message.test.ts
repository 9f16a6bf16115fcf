import { describe, expect, it } from "vitest";
import { en } from "../../../strings/en.ts";
import { formatOf } from "../../../strings/format.ts";
import { loadLanguage } from "../../../strings/load-language.ts";
import { compileStrings, overlayMessages, type MessageOverrides } from "../../../strings/messages.ts";
import { codeMessage, type MessageFacts, timesSentence } from "./code-message.ts";

const weekend = { type: "time_bound", starts_at: "2025-11-28T20:00:00Z", ends_at: "2025-11-30T16:00:00Z" } as const;
const code = { name: "Priya Nair", code: "730194", ...weekend };
const ongoing = { ...code, type: "ongoing", starts_at: null, ends_at: null } as const;
const door = (name: string) => ({ properties: { name } });

async function facts(given: Partial<MessageFacts> = {}, locale = "en-US", messages?: MessageOverrides) {
  const language = await loadLanguage(locale);
  return {
    code,
    device: door("Room 1 Magnolia"),
    zone: "America/New_York",
    strings: compileStrings(en, language ? overlayMessages(language, messages) : messages, locale),
    format: formatOf(locale),
    now: Date.parse("2025-11-27T17:47:00Z"),
    ...given,
  } satisfies MessageFacts;
}
const messageOf = async (...given: Parameters<typeof facts>) => codeMessage(await facts(...given));

describe("the message", () => {
  it("greets by name, and says digits, door and times in the door's zone", async () => {
    expect(await messageOf()).toBe(
      "Hello Priya Nair, your code for Room 1 Magnolia is 730194. " +
        "It works from Fri, Nov 28, 3:00 PM to Sun, Nov 30, 11:00 AM.",
    );
    expect(await messageOf({ zone: "Europe/Berlin" })).toContain("from Fri, Nov 28, 9:00 PM to Sun, Nov 30, 5:00 PM.");
  });

  it.each([null, "", "  "])("greets nobody where the code's name is %j", async (name) => {
    expect(await messageOf({ code: { ...code, name } })).toMatch(/^Your code for Room 1 Magnolia is 730194\. It/);
  });

  it("says that an ongoing code works at any time, whatever times it still has", async () => {
    const always = /730194\. It works at any time until it is changed or removed\.$/;
    expect(await messageOf({ code: ongoing })).toMatch(always);
    expect(await messageOf({ code: { ...code, type: "ongoing" } })).toMatch(always);
  });

  it("names the one time that there is", async () => {
    expect(await messageOf({ code: { ...code, starts_at: null } })).toMatch(/It works until Sun, Nov 30, 11:00 AM\.$/);
    expect(await messageOf({ code: { ...code, ends_at: null } })).toMatch(/It works from Fri, Nov 28, 3:00 PM on\.$/);
  });

  it("names the year of both times if one is in another year there", async () => {
    const now = Date.parse("2026-01-01T04:00:00Z");
    expect(await messageOf({ now })).not.toContain("2025");
    expect(await messageOf({ now, zone: "UTC" })).toMatch(/Nov 28, 2025, 8:00 PM to .*Nov 30, 2025, 4:00 PM/);
  });

  it("has words for a door without a name", async () => {
    expect(await messageOf({ device: door(" ") })).toContain("your code for the door is 730194.");
  });

  it("has none of the spaces that some phones cannot show", async () => {
    for (const locale of ["en-US", "fr", "ar"]) expect(await messageOf({}, locale)).not.toMatch(/[\u00a0\u202f]/);
  });

  it("has a sentence of times that stands alone", async () => {
    expect(timesSentence(await facts())).toBe("It works from Fri, Nov 28, 3:00 PM to Sun, Nov 30, 11:00 AM.");
  });
});

describe("in other languages", () => {
  it.each([
    [
      "de",
      "Guten Tag Priya Nair, Ihr Code für Room 1 Magnolia lautet 730194. " +
        "Er gilt von Fr., 28. Nov., 15:00 bis So., 30. Nov., 11:00.",
    ],
    [
      "fr",
      "Bonjour Priya Nair, votre code pour Room 1 Magnolia est le 730194. " +
        "Il fonctionne du ven. 28 nov., 15:00 au dim. 30 nov., 11:00.",
    ],
    [
      "es",
      "Hola, Priya Nair: su código para Room 1 Magnolia es 730194. " +
        "Funciona desde el vie, 28 nov, 15:00 hasta el dom, 30 nov, 11:00.",
    ],
    [
      "pt-BR",
      "Olá, Priya Nair. Seu código para Room 1 Magnolia é 730194. " +
        "Ele funciona de sex., 28 de nov., 15:00 até dom., 30 de nov., 11:00.",
    ],
    [
      "ja",
      "Priya Nair 様、Room 1 Magnolia のコードは 730194 です。11月28日(金) 15:00 から 11月30日(日) 11:00 まで使えます。",
    ],
    [
      "zh-CN",
      "Priya Nair，您好，Room 1 Magnolia 的开锁密码是 730194。密码在 11月28日周五 15:00 至 11月30日周日 11:00 期间有效。",
    ],
    [
      "ar",
      "مرحبًا \u2068Priya Nair\u2069، رمزك لفتح \u2068Room 1 Magnolia\u2069 هو 730194. " +
        "يعمل من الجمعة، 28 نوفمبر، 3:00 م إلى الأحد، 30 نوفمبر، 11:00 ص.",
    ],
  ])("%s", async (locale, message) => expect(await messageOf({}, locale)).toBe(message));

  it("isolates names in Arabic only where these are of another direction, and never the digits", async () => {
    const arabic = { code: { ...ongoing, name: "ليلى" }, device: door("غرفة 12") };
    expect(await messageOf(arabic, "ar")).not.toMatch(/[\u2068\u2069]/);
    expect(await messageOf({ ...arabic, device: door("4-2") }, "ar")).toContain("\u20684-2\u2069 هو 730194.");
  });

  it("isolates an Arabic name among English words", async () => {
    expect(await messageOf({ device: door("غرفة 12") })).toContain("your code for \u2068غرفة 12\u2069 is 730194.");
  });

  it("keeps the digits plain where dates have digits of their own", async () => {
    expect(await messageOf({}, "ar-EG")).toMatch(/ 730194\. .*٢٨/);
  });
});

describe("a host's own sentences", () => {
  it("replace ours one by one, with any of the holes or none", async () => {
    const codeMessages = {
      codeForName: "Welcome to Harbour House, {name}! {device} opens with {code}.",
      fromTo: "Check-out is {ends}; {name} may come from {starts}.",
      always: "{code} works for {name} day and night",
    };
    const messages = { codeMessage: codeMessages };
    expect(await messageOf({}, "en-US", messages)).toBe(
      "Welcome to Harbour House, Priya Nair! Room 1 Magnolia opens with 730194. " +
        "Check-out is Sun, Nov 30, 11:00 AM; Priya Nair may come from Fri, Nov 28, 3:00 PM.",
    );
    expect(await messageOf({ code: ongoing }, "en-US", messages)).toMatch(/730194 works for Priya Nair day and night$/);
    expect(await messageOf({}, "de", { codeMessage: { fromTo: "Bis bald" } })).toMatch(/ lautet 730194\. Bis bald$/);
  });

  it("get the full stop of their language where another follows", async () => {
    const messages = { codeMessage: { codeForName: "{device}：{code}" } };
    expect(await messageOf({ code: ongoing }, "ja", messages)).toMatch(/^Room 1 Magnolia：730194。変更/);
  });
});
