// `npm run generate`: writes the files that derive from the contract, the list of the server's own drivers, and the
// list of widgets.
import { run } from "./run.mjs";

for (const file of [
  "packages/contract/src/generate.ts",
  "scripts/systems-table.ts",
  "scripts/which-locks/generate.ts",
  "scripts/widgets/generate.ts",
])
  await run(process.execPath, ["--conditions=source", file]);
