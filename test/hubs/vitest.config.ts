import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { Seconds } from "../../scripts/test/seconds.ts";
import { TriedAgain } from "../../scripts/test/tried-again.ts";

/**
 * Drivers over published hub programs: `npm run test:hubs`. Many files run at once, because they mostly wait for
 * radios.
 */
export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source", "node", "module"] } },
  test: {
    name: "hubs",
    reporters: ["default", new TriedAgain(), new Seconds()],
    include: ["test/hubs/**/*.test.ts"],
    maxWorkers: 4,
    // A retry as in browser tests: a test that fails once, because a radio is late on a busy machine, is named at the
    // end but does not fail the run.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    root: fileURLToPath(new URL("../..", import.meta.url)),
  },
});
