/** Content of the paper that a guest is given. */
export interface PrintedCode {
  readonly door: string;
  readonly name: string;
  readonly digits: string;
  readonly times: string;
  /** BCP 47 tag; "" if it is unknown. */
  readonly lang: string;
  readonly dir: string;
}

/**
 * Prints a code without the page around it, from a document made for it. That document loads nothing and has no scripts
 * or style sheets, so that a strict Content-Security-Policy allows it.
 */
export function printCode(code: PrintedCode): void {
  frameOfLast?.remove();
  const frame = document.createElement("iframe");
  frameOfLast = frame;
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  // With `display: none`, Firefox would print nothing.
  Object.assign(frame.style, { position: "fixed", inset: "0 auto auto 0", width: "0", height: "0", border: "0" });
  // Firefox replaces the first document of a frame before it fires this event.
  frame.addEventListener("load", () => fillAndPrint(frame, code), { once: true });
  document.body.append(frame);
}

let frameOfLast: HTMLIFrameElement | undefined;

function fillAndPrint(frame: HTMLIFrameElement, code: PrintedCode): void {
  const { contentDocument: paper, contentWindow: view } = frame;
  if (paper === null || view === null) return;
  write(paper, code);
  view.addEventListener("afterprint", () => frame.remove(), { once: true });
  view.print();
}

function write(paper: Document, { door, name, digits, times, lang, dir }: PrintedCode): void {
  const { documentElement: root, body } = paper;
  root.lang = lang;
  root.dir = dir;
  paper.title = door || name;
  Object.assign(body.style, {
    margin: "0",
    font: "16pt / 1.35 system-ui, sans-serif",
    color: "#000",
    background: "#fff",
    overflowWrap: "anywhere",
  });
  const line = (text: string, style: Partial<CSSStyleDeclaration>, direction = "auto") => {
    if (!text) return;
    const block = paper.createElement("div");
    Object.assign(block.style, style);
    const value = paper.createElement("bdi");
    value.dir = direction;
    value.textContent = text;
    block.append(value);
    body.append(block);
  };
  line(door, { fontSize: "24pt", fontWeight: "600" });
  line(name, {});
  line(digits, { fontSize: "56pt", fontWeight: "600", lineHeight: "1.3", letterSpacing: "0.05em" }, "ltr");
  line(times, {});
}
