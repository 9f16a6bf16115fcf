// Lists the widgets of element/every-element.ts with the files of each.
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { everyElement } from "../../packages/react/src/element/every-element.ts";
import type { AnyWidgetSpec } from "../../packages/react/src/widgets/element-spec.ts";

const widgets = join(import.meta.dirname, "../../packages/react/src/widgets");

export interface ListedWidget {
  /** Name of its component and its files, like `DeviceTable`. */
  readonly name: string;
  /** Folder from `packages/react/src/widgets`, like `details/DeviceDetails`. */
  readonly folder: string;
  readonly spec: AnyWidgetSpec;
}

/**
 * Returns the widgets in the order of the list.
 * @throws Error for a widget with an `X.element.ts` that is not listed, or without one of its own.
 */
export async function listedWidgets(): Promise<ListedWidget[]> {
  const found = await Promise.all(
    globSync("**/*.element.ts", { cwd: widgets }).map(async (path) => ({
      name: basename(path, ".element.ts"),
      folder: dirname(path).replaceAll("\\", "/"),
      // The spec is found by tag, because a bundle of the docs' settings has a second copy of each spec.
      tags: Object.values((await import(pathToFileURL(join(widgets, path)).href)) as Record<string, AnyWidgetSpec>).map(
        ({ tag }) => tag,
      ),
    })),
  );
  const listed = everyElement.map((spec: AnyWidgetSpec) => {
    const file = found.find(({ tags }) => tags.includes(spec.tag));
    if (!file) throw new Error(`<${spec.tag}> is listed, but no widgets/**/X.element.ts exports it: move it to one.`);
    return { name: file.name, folder: file.folder, spec };
  });
  const forgotten = found.find(({ name }) => !listed.some((widget) => widget.name === name));
  if (forgotten)
    throw new Error(`${forgotten.name}.element.ts is not listed: add what it exports to element/every-element.ts.`);
  return listed;
}
