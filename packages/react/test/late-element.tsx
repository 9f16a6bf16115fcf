// Makes an element whose code loads when the test resolves it, and which shows a preview until then.
import type { ComponentType } from "react";
import { expect, onTestFinished, vi } from "vitest";
import { defineElement, type DefineOptions } from "../src/element/define.ts";
import type { AnyElementSpec, ElementSpec } from "../src/widgets/element-spec.ts";
import { onePerPage } from "../src/page/page-registry.ts";

interface LateElement<Props> extends Required<Pick<DefineOptions, "calls" | "loadPreviewer">> {
  spec: ElementSpec<Props>;
  Widget: ComponentType<Props>;
  /** Returns the server's answer to a URL; `null` for "not found". */
  answers: (url: URL) => object | "never" | null;
  attributes: Readonly<Record<string, string>>;
}

let count = 0;

/** Adds the element to a page that was just opened. */
export function lateElement<Props>({ spec, Widget, answers, attributes, ...options }: LateElement<Props>) {
  for (const kept of ["sessions", "first answers"]) onePerPage(kept, () => new Map()).clear();
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const answer = answers(new URL(input as string));
    if (answer === "never") return new Promise<never>(() => undefined);
    return answer ? Response.json({ ok: true, ...answer }) : new Response(null, { status: 404 });
  });
  onTestFinished(() => spy.mockRestore());
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const tag = `seam-late-${(count += 1)}` as const;
  defineElement({ ...(spec as AnyElementSpec), tag } as ElementSpec<Props>, () => promise as Promise<never>, options);
  const element = document.createElement(tag);
  const all = {
    "disable-css-injection": "",
    "disable-font-injection": "",
    endpoint: "http://hub.invalid",
    "client-session-token": `seam_cst_${count}`,
    ...attributes,
  };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  document.querySelector("main")?.remove();
  const host = document.createElement("main");
  host.append(element);
  document.body.append(host);
  onTestFinished(() => host.remove());
  return { element, arrive: () => resolve(Widget), calls: () => spy.mock.calls.length };
}

/** Returns the markup without expected differences: ids, and the order of attributes. */
function shapeOf(node: Node): unknown {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = [...node.attributes]
    // React writes a field's value as an attribute. Rows are one tab stop only if arrow keys move between them.
    .filter(({ name }) => name !== "value" && !(name === "tabindex" && node.matches(".seam-row-open")))
    .map(({ name, value }) => `${name}=${value.replaceAll(/seam\d+-(\d+|(?=issue|name| |$))|_r_\w+_|:r\w+:/g, "id")}`)
    .toSorted();
  // Adjacent text counts as one, whatever its nodes.
  const children: unknown[] = [];
  for (const child of node.childNodes) {
    const shape = shapeOf(child);
    if (typeof shape === "string" && typeof children.at(-1) === "string")
      children.push(`${children.pop() as string}${shape}`);
    else if (shape !== "") children.push(shape);
  }
  return [node.localName, attributes, children];
}

/** Returns the markup of the preview, and of the widget that replaces it. */
export async function previewAndWidget({ element, arrive }: ReturnType<typeof lateElement>) {
  await vi.waitFor(() => {
    expect(element.querySelector("button")).not.toBeNull();
    // Images load after the rest is on screen.
    expect(element.querySelector("img:not([src])")).toBeNull();
  });
  const preview = shapeOf(element.firstElementChild as Element);
  arrive();
  // Read in the same task in which the widget renders, before anything else can change it.
  const widget = await new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = element.firstElementChild as Element;
      if (!onePerPage("shown roots", () => new WeakSet<Node>()).has(now)) return;
      observer.disconnect();
      resolve(shapeOf(now));
    });
    observer.observe(element, { childList: true, subtree: true, attributes: true });
  });
  return { preview, widget };
}
