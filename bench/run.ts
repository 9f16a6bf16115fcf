// `npm run bench -- NAME…`: measures, and says what was hoped for. Without a name: everything there is.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Bench {
  run(): Promise<void>;
}

const folder = fileURLToPath(new URL(".", import.meta.url));
/** A bench of its own is a file that its helpers share their name with, behind a hyphen. */
const known = readdirSync(folder)
  .map((file) => /^([a-z]+)\.ts$/.exec(file)?.[1])
  .filter((name): name is string => name !== undefined && name !== "run" && name !== "report");

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench called "${unknown}"; there is ${known.join(", ")}.`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : known) {
  const file = new URL(`${name}.ts`, import.meta.url);
  if (!existsSync(file)) continue;
  console.log(`\n${name}`);
  const bench = (await import(file.href)) as Bench;
  await bench.run();
}
