// Part of `npm run generate`: writes what derives from the list of widgets and cannot import it, stylesheets and the
// gallery's page of elements. test/widget-list.test.ts writes it again and compares.
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ListedWidget, listedWidgets } from "./listed-widgets.ts";

const root = join(import.meta.dirname, "../..");
const note = "Written by `npm run generate` from element/every-element.ts. Do not edit.";

/** Path from the project's folder → text. */
export async function generatedWidgetFiles(): Promise<Record<string, string>> {
  const widgets = await listedWidgets();
  return {
    "packages/react/src/widgets/listed-views.ts": listedViews(widgets),
    "packages/react/src/styles/widgets.css": stylesheets(widgets),
    "packages/react/src/styles/waiting-elements.css": waitingElements(widgets),
    "gallery/elements/Elements.stories.tsx": elementStories(widgets),
  };
}

/** Two widgets may share a folder, and its stylesheet. */
function stylesheets(widgets: readonly ListedWidget[]): string {
  const folders = new Set(widgets.map(({ folder }) => `packages/react/src/widgets/${folder}`));
  const files = [...folders].flatMap((folder) => globSync(`${folder}/*.css`, { cwd: root }).toSorted());
  return [`/* ${note} */`, ...files.map((file) => `@import "${file.replace("packages/react/src", "..")}";`), ""].join(
    "\n",
  );
}

/** A widget that can go back is a view. What is none, such as a button in a line of text, keeps no room free. */
const viewTags = (widgets: readonly ListedWidget[]) =>
  widgets.filter(({ spec }) => "onBack" in spec.props).map(({ spec }) => spec.tag);

/** A view is called like its element, and a form like what it does: `create-access-code`. */
function listedViews(widgets: readonly ListedWidget[]): string {
  const views = viewTags(widgets).map((tag) => `  | "${tag.replace(/^seam-|-form$/g, "")}"`);
  return `// ${note}\n\n/** Views that have an element of their own. */\nexport type ListedView =\n${views.join("\n")};\n`;
}

function waitingElements(widgets: readonly ListedWidget[]): string {
  return `/* ${note} */
/* Elements whose code is still to come are as high as what they begin with, so that what the host has below stays. */
:is(
${viewTags(widgets)
  .map((tag) => `  ${tag}`)
  .join(",\n")}
):where(:not(:defined), [data-seam-waits]) {
  display: block;
  min-block-size: 320px;
}
`;
}

const elementStories = (widgets: readonly ListedWidget[]) => `// ${note}
import { elementsMeta, type ElementStory, storyOf } from "./element-story.tsx";

// Storybook reads names of stories from the text, so each stands here.
export default { ...elementsMeta };
${widgets.map(({ name, spec }) => `export const ${name}: ElementStory = storyOf("${spec.tag}");`).join("\n")}
`;

if (import.meta.main)
  for (const [file, text] of Object.entries(await generatedWidgetFiles())) writeFileSync(join(root, file), text);
