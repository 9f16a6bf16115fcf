// Stores values that exist once per page. All copies of one version of this package share them: the React package and
// elements.js may be on one page.
import { version } from "./version.ts";

const place = Symbol.for(`@mortise/react ${version}`);

interface Page {
  [place]?: Record<string, unknown>;
}

/** Returns the page's value of this name, and makes it at the first call. Copies of another version have their own. */
export function onePerPage<Value>(name: string, make: () => Value): Value {
  const page = globalThis as Page;
  page[place] ??= {};
  page[place][name] ??= make();
  return page[place][name] as Value;
}

/** Returns the page's value of this name, if any copy has made it. */
export const ifOnPage = (name: string): unknown => (globalThis as Page)[place]?.[name];
