import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { DepOptimizationOptions, Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { browserArgs, ensureBrowser } from "./scripts/test/browser.ts";
import { Seconds } from "./scripts/test/seconds.ts";
import { TriedAgain } from "./scripts/test/tried-again.ts";
import { clockAheadMs, isRelease, roundsOf } from "./test/release.ts";
import { svelteComponents } from "./test/hosts/svelte.ts";
import { joinedStylesPlugin } from "./packages/react/css/styles-plugin.ts";
import { preactAliases } from "./vite.web.config.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
  "fast-check",
];
const preact = [
  "preact",
  "preact/hooks",
  "preact/jsx-runtime",
  "preact/jsx-dev-runtime",
  "preact/test-utils",
  "axe-core",
  "fast-check",
];
/** Tests of differences between runtimes. */
const ownTests = [
  "packages/react/test/runtime.test.tsx",
  "packages/react/src/widgets/parts/lock/*.test.tsx",
  "packages/react/src/ui/ChunkedList/list-keys.test.tsx",
];
const providerTests = "packages/react/src/provider/SeamProvider.test.tsx";
const elementTests = "packages/react/src/element/*.test.tsx";
/** Tests of shared code, which the project "browser" also runs. A release repeats them on every runtime. */
const sharedTests = [
  ...ownTests,
  providerTests,
  elementTests,
  "packages/react/src/data/*.test.tsx",
  "packages/react/src/widgets/DeviceTable/*.test.tsx",
];
const react18Tests = isRelease ? sharedTests : [...ownTests, providerTests];
/** Tests on Preact, the runtime of the shipped elements. */
const preactTests = [
  ...(isRelease ? sharedTests : [...ownTests, elementTests]),
  "packages/react/test/walks/*.test.tsx",
  "packages/react/test/scenarios/morphed-pages.test.tsx",
];
const widgets = ["packages/react/{src,test}/**/*.test.tsx", "test/hosts/*.test.{ts,tsx}"];
/**
 * Settings of the random walks. `npm test` repeats the same ones, so that a failure is due to a change. A release and
 * `WALK_ROUNDS` take new ones, or those of `WALK_SEED`.
 */
const { WALK_ROUNDS, WALK_SEED, WALK_SHRINK } = process.env;
const isNewWalk = isRelease || WALK_ROUNDS !== undefined;
const walks = {
  isShrunk: WALK_SHRINK !== undefined,
  rounds: roundsOf("WALK_ROUNDS", { usual: 2, release: 60 }),
  seed: isNewWalk ? Number(WALK_SEED ?? Date.now() % 2 ** 31) : 20_261_123,
};
/** Dependencies listed for Vite, which would reload the page if it found them only during a run. */
const otherFrameworks = [
  "vue/dist/vue.esm-browser.js",
  "svelte",
  "svelte/internal/client",
  "svelte/internal/disclose-version",
  "@angular/compiler",
  "@angular/core",
  "@angular/platform-browser",
];

/** Dependencies listed for the same reason. */
const morphing = ["morphdom", "idiomorph", "alpinejs", "@alpinejs/morph"];

/** Pages of one lane that run at once. A page waits for locks and answers half of its time. */
const maxWorkers = 2;

/**
 * Environment with a fixed time zone. Doors of the tests are in New York, and readers elsewhere, wherever the machine
 * is.
 */
const env = { ...process.env, TZ: process.env["TZ"] ?? "Etc/UTC" };

// This is a function because Vitest changes the browser object, so projects must not share one.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1000, height: 800 },
  provider: playwright({ launchOptions: { executablePath: ensureBrowser(), args: browserArgs, env } }),
  instances: [{ browser: "chromium" as const }],
});

/**
 * Makes the browser request each module only once in a run that watches no files. Each test file has its own page,
 * which loads hundreds.
 */
const keepModules: Plugin = {
  name: "keep-modules",
  configureServer({ config: { server } }) {
    if (server.watch === null) server.headers["Cache-Control"] = "max-age=3600";
  },
};

/**
 * Retries of a browser test, which is named at the end if it needed one. One late frame on a busy machine must not fail
 * a release.
 */
const retry = 1;
/** Timeout longer than the ten seconds for which a busy machine has stood still, which is no fault of the product. */
const expectPatiently = { poll: { timeout: 20_000 } };
/** Setup of every browser test. */
const setupFiles = ["made-up-date.ts", "fresh-hand.ts", "own-font.ts"].map((name) => `packages/react/test/${name}`);
const patient = { testTimeout: 45_000, hookTimeout: 30_000, expect: expectPatiently, retry };

/** Files that are skipped. Longer stories run before a release only. */
const exclude = [...configDefaults.exclude, ...(isRelease ? [] : ["**/*.release.test.{ts,tsx}"])];

/** Returns a project of tests on another runtime than that of the project "browser". */
const onRuntime = (
  name: string,
  reactVersion: string,
  include: string[],
  alias: { find: RegExp; replacement: string }[],
  optimizeDeps: DepOptimizationOptions = { include: react },
) => ({
  plugins: [joinedStylesPlugin(), keepModules],
  resolve: { conditions, alias },
  optimizeDeps,
  test: {
    name,
    exclude,
    include,
    maxWorkers,
    provide: { reactVersion, isRelease, clockAheadMs, walks },
    browser: browser(),
    globalSetup: ["./test/global-setup.ts"],
    setupFiles,
    ...patient,
  },
});

const nodeTests = ["packages/*/{src,test}/**/*.test.ts", "test/*.test.ts"];
/** Tests that mock modules need their own, because a module that another file has loaded is no longer mocked. */
const mocking = globSync(nodeTests, { cwd: here(".") }).filter((file) =>
  readFileSync(here(file), "utf8").includes("vi.mock("),
);
/**
 * Returns a project in Node. The files of one worker share their modules, because loading the server for each took a
 * quarter of the time.
 */
const inNode = (name: string, isolate: boolean, files: { include: string[]; exclude: string[] }) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions: ["source", "node", "module"] } },
  test: {
    name,
    ...files,
    isolate,
    globalSetup: ["./packages/server/test/postgres/postgres-shared.ts"],
    setupFiles: ["./packages/server/test/logs/no-secrets.ts"],
    // The limit is only for tests that hang, because a busy machine is no fault of the product.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: expectPatiently,
  },
});

const reactAliases = (folder: string) =>
  ["react", "react-dom"].map((name) => ({
    find: new RegExp(`^${name}(?=$|/)`),
    replacement: here(`${folder}/${name}`),
  }));

export default defineConfig({
  test: {
    reporters: ["default", new TriedAgain(), new Seconds()],
    projects: [
      inNode("node", false, { include: nodeTests, exclude: [...exclude, ...mocking] }),
      inNode("node-mocks", true, { include: mocking, exclude }),
      {
        plugins: [joinedStylesPlugin(), svelteComponents(), keepModules],
        resolve: { conditions },
        optimizeDeps: { include: [...react, "react-dom/server", ...otherFrameworks, ...morphing] },
        test: {
          name: "browser",
          include: widgets,
          exclude,
          maxWorkers,
          provide: { reactVersion: "19.3.1", isRelease, clockAheadMs, walks },
          browser: browser(),
          globalSetup: ["./test/global-setup.ts"],
          setupFiles,
          ...patient,
        },
      },
      onRuntime("react18", "18.3.1", react18Tests, reactAliases("test/react18/node_modules")),
      onRuntime(
        "preact",
        "19.0.0",
        preactTests,
        [
          { find: /^react$/, replacement: here("packages/react/test/preact/react.ts") },
          { find: /^react-dom\/client$/, replacement: here("packages/react/test/preact/react-dom-client.ts") },
          { find: /^react\/jsx-dev-runtime$/, replacement: "preact/jsx-dev-runtime" },
          ...preactAliases,
        ],
        { include: [...preact, ...morphing], exclude: ["vitest-browser-react"] },
      ),
      {
        plugins: [storybookTest({ configDir: "gallery/.storybook" })],
        test: {
          name: "stories",
          // Stories share a page: each has its own workspace and cache, and a page per file would take longer than the
          // stories.
          isolate: false,
          maxWorkers,
          provide: { isRelease },
          browser: browser(),
          globalSetup: ["./test/global-setup.ts"],
          setupFiles: ["./gallery/.storybook/vitest.setup.ts"],
          testTimeout: 60_000,
          retry,
        },
      },
    ],
  },
});
