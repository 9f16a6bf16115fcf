// The six places of the checklist "A driver" describe each lock system that the server drives itself. All other places
// derive from its description.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lockDeviceTypes } from "../packages/contract/src/index.ts";
import { exampleOf } from "../packages/server/src/driver/own-description.ts";
import { ownSystems } from "../packages/server/src/hubs/driver-processes/own-systems.ts";
import { readmePath, withSystems } from "../scripts/systems-table.ts";
import { root } from "./source-files.ts";

const generated = new Set([
  "docs/which-locks-work.md",
  "packages/client/src/generated/entities.ts",
  "packages/contract/openapi.json",
  "packages/react/src/rules/device/generated/lock-device-types.ts",
]);

/** Places that need not mention a new system, by the kind that they name, each with its reason. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zwave_js: {
    "README.md": "has its command as the example, and `npm run hub`",
    "packages/server/src/base/db/migrations/051-networks.ts": "has run on its accounts",
    "packages/server/src/driver/driver-factory.ts": "has its name as an example",
    "packages/server/src/program/commands/accounts/hub-looked-at.ts": "reads the short name zwave",
    "scripts/hub.mjs": "is `npm run hub`, which starts one",
  },
};

const files = globSync("{*.{md,jsonc},{docs,gallery,packages,scripts}/**/*.{ts,tsx,mjs,md,json}}", {
  cwd: root,
  exclude: (name) => /^(node_modules|dist|decisions|CHANGELOG\.md|\..*)$/.test(name),
})
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.test\.tsx?$|^packages\/\w+\/test\//.test(path));
const table = /<!-- systems: [^]*?<!-- end of systems -->/;
const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8").replace(table, "")]));

describe.each(ownSystems)("$description.displayName", ({ description, load }) => {
  const { kind, displayName, page } = description;

  it("is named in its places alone", () => {
    const names = [kind, displayName].map((name) => name.toLowerCase());
    const naming = [...texts].flatMap(([path, text]) =>
      names.some((name) => text.toLowerCase().includes(name)) ? [path] : [],
    );
    const folder = naming.find((path) => path.endsWith("/description.ts"))?.replace("description.ts", "") ?? "none";
    expect(folder).toMatch(/^packages\/server\/src\/hubs\/\w+\/$/);
    const written = naming.filter((path) => !path.startsWith(folder) && !generated.has(path));
    // The list names the system where folder and kind have the same name.
    const places = [
      `docs/${page}.md`,
      "packages/contract/src/platform/devices/lock-device-types.ts",
      "packages/server/src/hubs/driver-processes/own-systems.ts",
    ];
    expect(written).toEqual(expect.arrayContaining(places.slice(0, 2)));
    const elsewhere = written.filter((path) => !places.includes(path));
    expect(elsewhere.toSorted()).toEqual(Object.keys(exceptions[kind] ?? {}).toSorted());
  });

  it("loads the driver that its description is of", async () => {
    expect(await load()).toMatchObject({ kind, displayName });
  });

  it("has a device type in the contract, and an address that its own driver reads", () => {
    expect(lockDeviceTypes).toContain(`${kind}_lock`);
    const { example } = exampleOf(description);
    expect(description.read({ [description.fields[0].name]: example }).host).toBe("192.168.1.20");
  });
});

it("the README's table has every system (npm run generate writes it)", () => {
  const readme = readFileSync(readmePath, "utf8");
  expect(withSystems(readme)).toBe(readme);
  for (const { description } of ownSystems) expect(readme).toContain(`(docs/${description.page}.md)`);
});
