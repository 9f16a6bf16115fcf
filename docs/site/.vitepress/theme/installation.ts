// Shows the server's own address, and the command that works in its installation, in docs that a Mortise server serves.
// Elsewhere, and without JavaScript, samples stay as in the files.

export interface Installation {
  /** Command line for this server's installation: `npx mortise`, or `npm run mortise --`. */
  command: string;
  /** Address of the server, without a slash at the end. */
  origin: string;
}

const sampleOrigin = "https://locks.example.com";
const commands = /(?:npx mortise|npm run mortise --)(?= \S)/;

let read: Promise<Installation | undefined> | undefined;

/** Resolves to the installation that serves this page, or to `undefined` if no Mortise server does. */
export function readInstallation(): Promise<Installation | undefined> {
  read ??= fetch("/docs/installation.json")
    .then(async (response) => {
      const { command } = (response.ok ? await response.json() : {}) as { command?: string };
      return command === undefined ? undefined : { command, origin: location.origin };
    })
    .catch(() => undefined);
  return read;
}

/** Changes the samples below `root`. A command without arguments is the subject of its sentence, so it stays. */
export function showInstallation(root: ParentNode, { command, origin }: Installation): void {
  for (const element of root.querySelectorAll(".vp-doc pre code .line, .vp-doc :not(pre) > code")) {
    replaceText(element, commands, command);
    replaceText(element, sampleOrigin, origin);
  }
}

/** Replaces every match in the text of an element. A match may span several nodes: colours split a sample into many. */
function replaceText(element: Element, searched: string | RegExp, replacement: string): void {
  let from = 0;
  for (;;) {
    const nodes = textNodesOf(element);
    const text = nodes.map(({ data }) => data).join("");
    const [found = ""] = text.slice(from).match(searched) ?? [];
    if (found === "") return;
    const start = text.indexOf(found, from);
    if (found !== replacement) replaceRange(nodes, start, start + found.length, replacement);
    from = start + replacement.length;
  }
}

function textNodesOf(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* NodeFilter.SHOW_TEXT */);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Replaces a range: the first node takes the replacement, and the others lose their part of it. */
function replaceRange(nodes: readonly Text[], start: number, end: number, replacement: string): void {
  let at = 0;
  for (const node of nodes) {
    const [first, last] = [Math.max(start - at, 0), Math.min(end - at, node.length)];
    at += node.length;
    if (first < last) node.replaceData(first, last - first, at - node.length <= start ? replacement : "");
  }
}
