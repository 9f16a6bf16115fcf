/// <reference types="vite/client" />
// What surrounds every story: its page, its provider, its checks, and the toolbar above it.
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "@fontsource-variable/source-sans-3/index.css";
import "../../packages/react/src/styles/index.css";
import { rememberClick } from "../../packages/react/src/widgets/parts/use-first-press.ts";
import "./preview.css";
import { type Failure, failureOf, failures } from "../failure.ts";
import { directionOf, type Language, languageOf, languages } from "../languages.ts";
import { propControls } from "../prop-controls.ts";
import { PropsPage } from "../PropsPage.tsx";
import { StoryRoot } from "../StoryRoot.tsx";
import { StoryWorld } from "../StoryWorld.tsx";
import { followedArgs } from "../followed-args.ts";
import { verify } from "../verify.ts";

// For parts, which stand without a provider: stylesheet and font are in the page already, and must not be loaded from
// elsewhere.
Object.assign(globalThis, { seam: { disableCssInjection: true, disableFontInjection: true } });

// More than the usual second, because rows come from a real server.
configure({ asyncUtilTimeout: 5000 });

const dressPage: Decorator = (Story, { globals }) => {
  const { documentElement: page } = document;
  page.dataset["seamTheme"] = String(globals["theme"]);
  page.dataset["seamDensity"] = String(globals["density"]);
  page.dir = directionOf(globals["locale"]);
  page.lang = globals["locale"] === "pseudo" ? "en" : String(globals["locale"]);
  return <Story />;
};

const setScene: Decorator = (Story, { id, parameters, globals, args, loaded }) => {
  const language = loaded["language"] as Language;
  const followed = followedArgs(id, parameters, args);
  if (parameters.world === undefined)
    return (
      <StoryRoot language={language}>
        <Story args={followed} />
      </StoryRoot>
    );
  return (
    <StoryWorld parameters={parameters} args={followed} failure={failureOf(globals["failure"])} language={language}>
      {(resolved) => <Story args={resolved} />}
    </StoryWorld>
  );
};

/** A component's doc comment without its tags, such as `@example`: those are for readers of code. */
const describeComponent = (component: { __docgenInfo?: { description?: string } } | null): string =>
  component?.__docgenInfo?.description?.split(/\s*@\w/)[0] ?? "";

const menu = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  name: title,
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true } as never,
});

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [propControls],
  loaders: [async ({ globals }) => ({ language: await languageOf(globals["locale"]) })],
  decorators: [dressPage, setScene],
  // The last click of one story is not the first half of a double click in the next. Not left to a setup file of the
  // tests: all files of stories share one page, in which such a file is loaded once and its hooks hold for the first of
  // them alone.
  beforeEach: () => rememberClick(undefined),
  afterEach: ({ canvasElement, parameters }) => verify(canvasElement, parameters),
  globalTypes: {
    theme: menu("Theme", "contrast", [
      { value: "light", title: "Light" },
      { value: "dark", title: "Dark" },
      { value: "auto", title: "The system's theme" },
    ]),
    density: menu("Density", "component", [
      { value: "comfortable", title: "Comfortable" },
      { value: "compact", title: "Compact" },
    ]),
    locale: menu("Language", "globe", languages),
    failure: menu(
      "Make it fail",
      "lightning",
      (Object.keys(failures) as Failure[]).map((value) => ({ value, title: failures[value].title })),
    ),
  },
  initialGlobals: { theme: "light", density: "comfortable", locale: "en-US", failure: "none" },
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { page: PropsPage, extractComponentDescription: describeComponent },
    layout: "padded",
    options: { storySort: { method: "alphabetical", order: ["Guides", "Theming", "Widgets", "Elements", "Parts"] } },
    throwPlayFunctionExceptions: false,
    viewport: {
      options: {
        narrow: { name: "280 px", styles: { width: "280px", height: "800px" } },
        phone: { name: "390 px", styles: { width: "390px", height: "844px" } },
        wide: { name: "1000 px", styles: { width: "1000px", height: "800px" } },
      },
    },
  },
};

export default preview;
