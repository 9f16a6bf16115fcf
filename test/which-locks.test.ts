// The page of locks that work matches the catalogue and the drivers.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { models } from "../packages/server/src/base/catalogue/models.ts";
import { pagePath, whichLocksPage } from "../scripts/which-locks/generate.ts";
import { systemLocks } from "../scripts/which-locks/system-locks.ts";

const page = readFileSync(pagePath, "utf8");
const partOf = (heading: string) => page.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";

it("is current (npm run generate writes it)", async () => {
  expect(page).toBe(await whichLocksPage());
});

it("lists each model under the system that reaches it, and a Wi-Fi model under none", async () => {
  for (const { description, models: reached } of await systemLocks()) {
    const numbers = [...partOf(`Locks over ${description.displayName}`).matchAll(/\| `([^`]+)` \|/g)].map(
      ([, id]) => id,
    );
    expect(numbers).toEqual(reached.map(({ id }) => id));
    expect(numbers.length).toBeGreaterThan(0);
  }
  const simulated = partOf("Wi-Fi locks");
  for (const { id, link, category } of models)
    expect([id, simulated.includes(`\`${id}\``)]).toEqual([id, link === "wifi" && category === "smartlocks"]);
});

it("has a kind of lock for each way in which a driver keeps codes, and one without", async () => {
  const [zwave, zigbee] = (await systemLocks()).map(({ kinds }) =>
    kinds.map(({ info: { codes } }) => codes && [codes.readback, codes.native_schedule, codes.slots.length]),
  );
  expect(zwave).toEqual([["code", false, 50], ["code", true, 50], ["code", false, 50], null]);
  expect(zigbee).toEqual([["occupancy", false, 20], ["code", false, 20], null]);
});
