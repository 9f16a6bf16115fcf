// What a page has one of, whichever copy of this package asks: the React door and elements.js may stand side by side.
import { version } from "./version.ts";

const place = Symbol.for(`@mortise/react ${version}`);

interface Page {
  [place]?: Record<string, unknown>;
}

/** The page's one `name`, made on first asking. Copies of another version keep their own. */
export function onePerPage<Value>(name: string, make: () => Value): Value {
  const page = globalThis as Page;
  page[place] ??= {};
  page[place][name] ??= make();
  return page[place][name] as Value;
}
