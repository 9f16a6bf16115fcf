// Makes ids for elements that no server renders, in one sequence for the whole page, shared by all copies of this
// package.

const counter = Symbol.for("@mortise/react id scopes");

export function nextId(): string {
  const page = globalThis as { [counter]?: number };
  page[counter] = (page[counter] ?? 0) + 1;
  return `seam${page[counter]}-`;
}
