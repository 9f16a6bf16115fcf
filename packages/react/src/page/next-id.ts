// Ids for what no server renders, numbered in one sequence for the whole page, whichever copies of the kit are on it.

const counter = Symbol.for("@mortise/react id scopes");

export function nextId(): string {
  const page = globalThis as { [counter]?: number };
  page[counter] = (page[counter] ?? 0) + 1;
  return `seam${page[counter]}-`;
}
