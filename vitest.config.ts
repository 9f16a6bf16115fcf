import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserArgs, ensureBrowser } from "./scripts/browser.ts";

const conditions = ["source", "module", "browser", "development|production"];
const react = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "@tanstack/react-query",
  "vitest-browser-react",
  "axe-core",
];
const widgets = ["packages/react/{src,test}/**/*.test.tsx"];

// A function: projects must not share one browser object, Vitest changes it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1000, height: 800 },
  provider: playwright({ launchOptions: { executablePath: ensureBrowser(), args: browserArgs } }),
  instances: [{ browser: "chromium" as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions: ["source", "node", "module"] } },
        test: { name: "node", include: ["packages/*/{src,test}/**/*.test.ts", "test/**/*.test.ts"], testTimeout: 20_000 },
      },
      {
        resolve: { conditions },
        optimizeDeps: { include: react },
        test: { name: "browser", include: widgets, browser: browser(), globalSetup: ["./test/global-setup.ts"], testTimeout: 15_000 },
      },
      {
        plugins: [storybookTest({ configDir: "gallery/.storybook" })],
        test: {
          name: "stories",
          browser: browser(),
          globalSetup: ["./test/global-setup.ts"],
          setupFiles: ["./gallery/.storybook/vitest.setup.ts"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
