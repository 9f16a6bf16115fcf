import { defineConfig } from "@playwright/test";
import { browserArgs, ensureBrowser } from "./scripts/test/browser.ts";
import { isRelease } from "./test/release.ts";

export default defineConfig({
  testDir: "e2e",
  testIgnore: isRelease ? [] : ["**/*.release.spec.ts"],
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // The timeout is long, because a busy machine is no fault of the page.
  expect: { timeout: 20_000 },
  retries: 1,
  reporter: [["list"], ["./scripts/test/playwright-seconds.ts"]],
  use: {
    launchOptions: { executablePath: ensureBrowser(), args: browserArgs },
    viewport: { width: 1000, height: 800 },
    screenshot: "off",
  },
});
