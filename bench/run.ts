// `npm run bench -- NAME…`: runs these benches and prints each measurement with its goal. Without a name it runs all of
// them. `--kit LABEL=FOLDER` (for `widgets`, as often as wanted) measures the first row of another kit in the same run.
// `--keep` keeps the figures, beside which the next run prints its own.
// `--json FILE` (for `proof` and `footprint`) keeps the figures; `--part NAME` (for some) runs only that part.
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
/** A file without a hyphen in its name is a bench; files with one are helpers of benches. */
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
  // After each bench: what was measured is not lost when a long run is stopped.
  if (values.keep) keepFigures();
}
