import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** What an element asks of its browser. */
class Element {
  isConnected = true;
  getAttribute = () => null;
  removeAttribute = () => undefined;
  replaceChildren = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal("HTMLElement", Element);
  vi.stubGlobal("document", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function mounted() {
  const { createElementClass } = await import("./element-class.ts");
  const unmount = vi.fn<() => void>();
  const render = vi.fn<() => void>();
  const element = new (createElementClass({}, () => Promise.resolve(() => ({ render, unmount }))))() as HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
  };
  element.connectedCallback();
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  const leave = () => {
    Object.assign(element, { isConnected: false });
    element.disconnectedCallback();
  };
  return { leave, unmount };
}

it("unmounts its widget when it leaves the page", async () => {
  const { leave, unmount } = await mounted();
  leave();
  expect(unmount).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(unmount).toHaveBeenCalledOnce();
});

it("asks nothing of a page that is gone as a whole, as at the end of a host's test", async () => {
  const { leave, unmount } = await mounted();
  leave();
  vi.stubGlobal("document", undefined);
  await Promise.resolve();
  expect(unmount).not.toHaveBeenCalled();
});
