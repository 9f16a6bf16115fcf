// `npm run build`: packages with types, browser bundles, the server's pages.
import { run, steps } from "./run.mjs";
import { buildWeb } from "./web-build.mjs";

await steps([
  ["packages", () => run("tsc", ["-b"])],
  ["browser", buildWeb],
]);
