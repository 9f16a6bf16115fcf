// `npm run build`: packages with types, browser bundles, the server's pages, its program.
import { run, steps } from "./run.mjs";
import { buildServer } from "./server-build.mjs";
import { buildWeb } from "./web-build.mjs";

await steps([
  ["packages", () => run("tsc", ["-b"])],
  ["browser", buildWeb],
  ["server", buildServer],
]);
