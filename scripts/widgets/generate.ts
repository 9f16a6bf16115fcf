// Writes files that derive from the list of widgets and cannot import it: stylesheets and the gallery's page of
// elements. Part of `npm run generate`. test/widget-list.test.ts writes them again and compares.
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ListedWidget, listedWidgets } from "./listed-widgets.ts";

const root = join(import.meta.dirname, "../..");
const note = "Written by `npm run generate` from element/every-element.ts. Do not edit.";

/** Returns the texts by their path from the project's folder. */
export async function generatedWidgetFiles(): Promise<Record<string, string>> {
  const widgets = await listedWidgets();
  return {
    "packages/react/src/widgets/listed-views.ts": listedViews(widgets),
    "packages/react/src/styles/widgets.css": stylesheets(widgets),
    "packages/react/src/styles/waiting-elements.css": waitingElements(widgets),
    "gallery/elements/Elements.stories.tsx": elementStories(widgets),
  };
}

/** Returns the imports of stylesheets. Two widgets may share a folder, and its stylesheet. */
function stylesheets(widgets: readonly ListedWidget[]): string {
  const folders = new Set(widgets.map(({ folder }) => `packages/react/src/widgets/${folder}`));
  const files = [...folders].flatMap((folder) => globSync(`${folder}/*.css`, { cwd: root }).toSorted());
  return [`/* ${note} */`, ...files.map((file) => `@import "${file.replace("packages/react/src", "..")}";`), ""].join(
    "\n",
  );
}

/**
 * Returns the tags of views, which are the widgets that can go back. Others, such as a button in a line of text,
 * reserve no space.
 */
const viewTags = (widgets: readonly ListedWidget[]) =>
  widgets.filter(({ spec }) => "onBack" in spec.props).map(({ spec }) => spec.tag);

/**
 * Returns the type of view names. A view is named after its element, and a form after its action: `create-access-code`.
 */
function listedViews(widgets: readonly ListedWidget[]): string {
  const views = viewTags(widgets).map((tag) => `  | "${tag.replace(/^seam-|-form$/g, "")}"`);
  return `// ${note}\n\n/** Views that have an element of their own. */\nexport type ListedView =\n${views.join("\n")};\n`;
}

function waitingElements(widgets: readonly ListedWidget[]): string {
  return `/* ${note} */
/* Elements without loaded code have the initial height of their widget, so that content below does not move. */
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

// Storybook reads names of stories from the text, so each is written out.
export default { ...elementsMeta };
${widgets.map(({ name, spec }) => `export const ${name}: ElementStory = storyOf("${spec.tag}");`).join("\n")}
`;

if (import.meta.main)
  for (const [file, text] of Object.entries(await generatedWidgetFiles())) writeFileSync(join(root, file), text);
