// `npm start`: builds what is missing, then runs the server in this process.
import { buildWeb, isWebStale } from "./web-build.mjs";

if (await isWebStale()) {
  const json = process.argv.includes("--json");
  if (!json) console.log("Building the widgets and pages…");
  await buildWeb().catch((error) => {
    console.error(`The widgets could not be built: ${error.message}`);
    process.exit(1);
  });
}
const [node, script, ...args] = process.argv;
process.argv = [node, script, "serve", ...args];
await import("../packages/server/src/main.ts");
