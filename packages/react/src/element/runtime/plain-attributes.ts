// Replaces `element.attributes` during hydration. Preact compares elements by it, and reading it creates a DOM node for
// each attribute, which lives as long as its element: two thirds of all nodes of a table.

/** Makes the attributes of everything inside `root` plain pairs, until the returned function is called. */
export function readPlainAttributes(root: ParentNode): () => void {
  const elements = [...root.querySelectorAll("*")];
  for (const element of elements) {
    const pairs = element.getAttributeNames().map((name) => ({ name, value: element.getAttribute(name) }));
    Object.defineProperty(element, "attributes", { value: pairs, configurable: true });
  }
  return () => {
    for (const element of elements) Reflect.deleteProperty(element, "attributes");
  };
}
