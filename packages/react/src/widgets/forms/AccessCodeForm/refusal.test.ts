import { expect, it } from "vitest";
import { refusalOf } from "./refusal.ts";

const malformed = (validationErrors: object) => ({ message: "Invalid.", code: "invalid_input", validationErrors });

it.each([
  ["a field of ours", malformed({ name: { _errors: ["Too long"] } }), { fields: { name: "Too long" }, reason: null }],
  [
    "several fields, by their names on the wire",
    malformed({ _errors: [], code: { _errors: ["Taken"] }, starts_at: { _errors: ["Past"] }, ends_at: ["Early"] }),
    { fields: { pin: "Taken", starts: "Past", ends: "Early" }, reason: null },
  ],
  ["a field we do not have", malformed({ device_id: { _errors: ["Unknown"] } }), { fields: {}, reason: "Not saved." }],
  [
    "one we have and one we do not",
    malformed({ name: { _errors: ["No"] }, sync: { _errors: ["No"] } }),
    { fields: {}, reason: "Not saved." },
  ],
  [
    "entries that say nothing",
    malformed({ name: { _errors: [] }, code: null, ends_at: 7 }),
    { fields: {}, reason: "Not saved." },
  ],
  [
    "the same digits elsewhere",
    { message: "Same digits.", code: "duplicate_access_code" },
    { fields: { pin: "Same digits." }, reason: null },
  ],
  ["anything else", { message: "Forbidden.", code: "forbidden" }, { fields: {}, reason: "Not saved." }],
  ["no error at all", undefined, { fields: {}, reason: "Not saved." }],
  ["a text", "boom", { fields: {}, reason: "Not saved." }],
])("%s", (_, error, expected) => expect(refusalOf(error, "Not saved.")).toEqual(expected));

it("a moment in a reason is written as the reader writes it", () => {
  const error = {
    message: "Same digits. They are taken until 2026-11-28T11:00:00.000Z.",
    code: "duplicate_access_code",
  };
  const { fields } = refusalOf(error, "Not saved.", (moment) => `<${moment}>`);
  expect(fields.pin).toBe("Same digits. They are taken until <2026-11-28T11:00:00.000Z>.");
});

it("the same digits elsewhere are told in the reader's language, where that is not the server's", () => {
  const error = { message: "Same digits.", code: "duplicate_access_code" };
  const { fields } = refusalOf(error, "Not saved.", undefined, (code) => `Satz zu ${code}.`);
  expect(fields.pin).toBe("Satz zu duplicate_access_code.");
});
