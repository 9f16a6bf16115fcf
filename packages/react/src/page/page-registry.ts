// Values that exist once per page, whichever copy of this package asks: the React package and elements.js may be on one
// page.
import { version } from "./version.ts";

const place = Symbol.for(`@mortise/react ${version}`);

interface Page {
  [place]?: Record<string, unknown>;
}

/** The page's one value of this name, made by the first who asks. Copies of another version have their own. */
export function onePerPage<Value>(name: string, make: () => Value): Value {
  const page = globalThis as Page;
  page[place] ??= {};
  page[place][name] ??= make();
  return page[place][name] as Value;
}

/** The page's value of this name, if any copy has made it. */
export const ifOnPage = (name: string): unknown => (globalThis as Page)[place]?.[name];
