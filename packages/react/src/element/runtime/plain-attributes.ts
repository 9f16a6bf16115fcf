// Preact compares the elements that it renders over by `element.attributes`. Reading that makes one node of the document
// of each attribute, and those stay for as long as their element: two thirds of all nodes of a table.

/** Until the function returned is called, the attributes of everything inside `root` are plain pairs. */
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
