// Compares the list of the packed server's parts with what npm has installed, and loads what is bundled in it.
import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { builtIn } from "./sbom.mjs";

const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));
const notListed = new Set(["@mortise/server", "@mortise/client"]);

/**
 * Compares names, and rejects types of TypeScript. With `isAfresh` versions must be equal too; otherwise a newer
 * version of an indirect dependency is accepted, because it may have appeared since the lockfile was written.
 */
export async function checkSbom(home, { isAfresh }) {
  const { components } = await readJson(join(home, "node_modules/@mortise/server/dist/sbom.cdx.json"));
  const listed = components.filter(({ name }) => !builtIn.includes(name));
  const files = globSync("**/node_modules/{*,@*/*}/package.json", { cwd: home });
  const manifests = await Promise.all(files.map((file) => readJson(join(home, file))));
  const there = manifests.filter(({ name, version }) => name && version && !notListed.has(name));
  const partOf = isAfresh ? ({ name, version }) => `${name} ${version}` : ({ name }) => name;
  assert(
    there.some(({ name }) => name === "hono"),
    "nothing was installed with the server",
  );
  assert.deepEqual(
    new Set(there.map(partOf)),
    new Set(listed.map(partOf)),
    "the server's SBOM is not what npm installs: for other versions, run npm update with their names",
  );
  const types = there.filter(({ name }) => name.startsWith("@types/"));
  assert.deepEqual(types, [], "the server installs types");
}

/** Loads `mqtt`, which its driver would only load with the first account. */
export function checkMqtt(home) {
  const load = createRequire(join(home, "node_modules/@mortise/server/dist/main.js"));
  assert.equal(typeof load("mqtt").MqttClient, "function", "the packed server has no mqtt");
  assert.match(load.resolve("mqtt"), /@mortise.server.node_modules.mqtt/);
}
