// Storybook's configuration: what it shows and how it is built. It makes no requests to other servers.
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { joinedStylesPlugin } from "../../packages/react/css/styles-plugin.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { GALLERY_SERVER_FOLDER: serverFolder } = process.env;

/**
 * All packages that stories and preview import. Vite reloads the page when it finds one only later, which breaks a
 * running test.
 */
const outside = [
  "@storybook/addon-docs/blocks",
  "@tanstack/react-query",
  "axe-core",
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "storybook/internal/core-events",
  "storybook/preview-api",
  "storybook/test",
];

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    { directory: "../guides", titlePrefix: "Guides" },
    { directory: "../theming", titlePrefix: "Theming" },
    { directory: "../../packages/react/src/widgets", titlePrefix: "Widgets" },
    { directory: "../elements", titlePrefix: "Elements" },
    { directory: "../../packages/react/src/ui", titlePrefix: "Parts" },
  ],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  docs: { defaultName: "Props" },
  // This folder holds server.json; a built gallery has that file beside its own pages.
  staticDirs: serverFolder ? [serverFolder] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
    backgrounds: false,
  },
  // The other generators of prop tables need the JavaScript API of older TypeScript versions.
  typescript: { reactDocgen: "react-docgen", check: false },
  viteFinal: (vite) => ({
    ...vite,
    root,
    plugins: [...(vite.plugins ?? []), joinedStylesPlugin()],
    resolve: { ...vite.resolve, conditions: ["source", "module", "browser", "development|production"] },
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...outside] },
    // For older browsers the build would rewrite light-dark() and :dir(), the latter by language alone.
    build: { ...vite.build, chunkSizeWarningLimit: 4000, cssTarget: ["chrome123", "firefox128", "safari18"] },
  }),
};

export default config;
