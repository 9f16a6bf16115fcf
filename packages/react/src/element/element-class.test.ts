import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** Stand-in for the browser's HTMLElement, with the members that an element uses. */
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

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function mounted() {
  const { createElementClass } = await import("./element-class.ts");
  const unmount = vi.fn<() => void>();
  const render = vi.fn<() => void>();
  const element = new (createElementClass({}, () =>
    Promise.resolve(() => ({ render, reopen: () => undefined, unmount })),
  ))() as HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
  };
  element.connectedCallback();
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  const leave = () => {
    Object.assign(element, { isConnected: false });
    element.disconnectedCallback();
  };
  const comeBack = () => {
    Object.assign(element, { isConnected: true });
    element.connectedCallback();
  };
  return { leave, comeBack, unmount };
}

it("unmounts its widget when it leaves the page", async () => {
  const { leave, unmount } = await mounted();
  leave();
  expect(unmount).not.toHaveBeenCalled();
  await nextTask();
  expect(unmount).toHaveBeenCalledOnce();
});

it("keeps its widget when it is put back some microtasks later, as Turbo does with permanent elements", async () => {
  const { leave, comeBack, unmount } = await mounted();
  leave();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  comeBack();
  await nextTask();
  expect(unmount).not.toHaveBeenCalled();
});

it("asks nothing of a page that is gone as a whole, as at the end of a host's test", async () => {
  const { leave, unmount } = await mounted();
  leave();
  vi.stubGlobal("document", undefined);
  await nextTask();
  expect(unmount).not.toHaveBeenCalled();
});
