// Labels of the fields in a system's form.
import { expect, it } from "vitest";
import { languages } from "../../base/text/language.ts";
import type { SystemField } from "../../driver/driver-factory.ts";
import { ownSystems } from "../../hubs/driver-processes/own-systems.ts";
import { stringsOf } from "./strings/strings.ts";
import type { Flow } from "./flow.ts";
import { systemForm } from "./system-panes.ts";

const formOf = async (fields: readonly SystemField[], language: (typeof languages)[number]) => {
  const system = { kind: "mine", displayName: "Mine", fields };
  return String(await systemForm(system, { pane: "login", turn: 1 } as unknown as Flow, stringsOf(language)).body);
};

it.each(languages)("every field of the server's own systems has a name in %s", async (language) => {
  for (const { description } of ownSystems) {
    const form = await formOf(description.fields, language);
    for (const { name, label } of description.fields) {
      expect(form).not.toMatch(new RegExp(`>${name}[ <]`));
      expect(form).toContain(label?.[language] ?? `name="${name}"`);
    }
  }
});

it.each([
  ["its label in the person's language", { de: "Kennung", en: "Key" }, "de", "Kennung"],
  ["its English label in a language without", { en: "Key" }, "fr", "Key"],
  ["its own name where no label can be read", { de: "Kennung" }, "fr", "toString"],
  ["its own name without a label", undefined, "en", "toString"],
  ["its label as text, whatever it holds", { en: "<b>Key" }, "en", "&lt;b&gt;Key"],
] as const)("a field of a driver of others has %s", async (_, label, language, shown) => {
  const field: SystemField = { name: "toString", type: "text", ...(label && { label }) };
  expect(await formOf([field], language)).toContain(`<label class="field">${shown} <input`);
});
