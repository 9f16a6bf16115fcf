// `npm run bench -- NAME…`: runs these benches, or all of them, and prints each measurement with its goal. `--kit
// LABEL=FOLDER` (for `widgets`, repeatable) measures the first row of another kit in the same run. `--keep` stores the
// figures, which the next run prints beside its own. `--json FILE` (for `proof` and `footprint`) writes the figures.
// `--part NAME` (for some) runs only that part.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { keepFigures } from "./report.ts";

interface Bench {
  run(options: {
    readonly kits: readonly string[];
    readonly json: string | undefined;
    readonly parts: readonly string[];
  }): Promise<void>;
}

const folder = fileURLToPath(new URL(".", import.meta.url));
/** Names of benches: files without a hyphen in their name. Files with one are helpers. */
const known = readdirSync(folder)
  .map((file) => /^([a-z]+)\.ts$/.exec(file)?.[1])
  .filter((name): name is string => name !== undefined && name !== "run" && name !== "report");

const { values, positionals: asked } = parseArgs({
  options: {
    kit: { type: "string", multiple: true },
    json: { type: "string" },
    keep: { type: "boolean", default: false },
    part: { type: "string", multiple: true },
  },
  allowPositionals: true,
});
const unknown = asked.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench called "${unknown}"; there is ${known.join(", ")}.`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n${name}`);
  const bench = (await import(new URL(`${name}.ts`, import.meta.url).href)) as Bench;
  await bench.run({ kits: values.kit ?? [], json: values.json, parts: values.part ?? [] });
  // Figures are stored after each bench, so that a stopped run does not lose them.
  if (values.keep) keepFigures();
}
