// `npm run generate`: writes the files that derive from the contract, the server's own drivers and events, and the
// list of widgets.
import { run } from "./run.mjs";

for (const file of [
  "packages/contract/src/generate.ts",
  "scripts/systems-table.ts",
  "scripts/which-locks/generate.ts",
  "scripts/event-types.ts",
  "scripts/widgets/generate.ts",
])
  await run(process.execPath, ["--conditions=source", file]);
