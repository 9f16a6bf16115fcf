import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Drivers over published hub programs: `npm run test:hubs`. One file after another, as each starts programs of its own.
 */
export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source", "node", "module"] } },
  test: {
    include: ["test/hubs/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    root: fileURLToPath(new URL("../..", import.meta.url)),
  },
});
