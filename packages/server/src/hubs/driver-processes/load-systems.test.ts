// Third-party drivers are loaded by name. Any other module is refused in a sentence.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadSystems } from "./load-systems.ts";

const settings = { hubCa: undefined, areDriversConfined: true };
const folder = mkdtempSync(join(tmpdir(), "mortise-drivers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function module(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}

const factory = (kind: string) =>
  `export const system = { kind: "${kind}", displayName: "Mine", fields: [], read() {}, async probe() { return []; }, connect() {} };`;

it("has the server's own systems, and those that are named", async () => {
  expect((await loadSystems({ drivers: [], ...settings })).map(({ kind }) => kind)).toContain("zwave_js");
  expect(
    (await loadSystems({ drivers: [module("mine", factory("mine"))], ...settings })).map(({ kind }) => kind),
  ).toContain("mine");
});

it("each of the server's own connects the models of its radio, and another driver those that it names", async () => {
  const mine = factory("mine").replace("fields: []", 'models: ["L 9"], fields: []');
  const systems = await loadSystems({ drivers: [module("models", mine)], ...settings });
  const [zwave, zigbee, other] = systems.map(({ models = [] }) => models);
  expect(zwave).toContain("BE469ZP");
  expect(zigbee).toContain("BE468GBAK");
  expect(zwave?.filter((id) => zigbee?.includes(id))).toEqual([]);
  expect(other).toEqual(["L 9"]);
});

it.each(['"BE469ZP"', "[1]", '[""]'])("refuses a driver with the models %s", async (models) => {
  const name = module("odd-models", factory("odd").replace("fields: []", `models: ${models}, fields: []`));
  await expect(loadSystems({ drivers: [name], ...settings })).rejects.toThrow("in a form that cannot be read");
});

const labelled = (label: string) =>
  factory("labelled").replace("fields: []", `fields: [{ name: "pin", type: "text", label: ${label} }]`);

it("the labels of a driver of others are those that its fields have", async () => {
  const systems = await loadSystems({ drivers: [module("words", labelled('{ de: "Nummer" }'))], ...settings });
  expect(systems.at(-1)?.fields).toEqual([{ name: "pin", type: "text", label: { de: "Nummer" } }]);
});

it.each(['"Number"', "{ xx: 1 }", "{ en: 5 }"])("refuses a driver with the label %s", async (label) => {
  const name = module("odd-words", labelled(label));
  await expect(loadSystems({ drivers: [name], ...settings })).rejects.toThrow("in a form that cannot be read");
});

it.each([
  ["a module that is not there", join(folder, "gone.mjs"), /could not be loaded/],
  ["a module without a driver", module("none", "export const other = 1;"), /exports no driver/],
  ["a second driver of a kind", module("twice", factory("zwave_js")), /there is one already/],
])("refuses %s", async (_what, name, why) =>
  expect(loadSystems({ drivers: [name], ...settings })).rejects.toThrow(why),
);
