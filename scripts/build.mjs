// `npm run build`: packages with types, browser bundles, the server's pages, its program.
import { compilePackages } from "./compile.mjs";
import { steps } from "./run.mjs";
import { buildServer } from "./server-build.mjs";
import { buildWeb } from "./web-build.mjs";

await steps([
  ["packages", compilePackages],
  ["browser", buildWeb],
  ["server", buildServer],
]);
