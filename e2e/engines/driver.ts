/** Actions in a page of another engine. The protocols differ between engines; the rest is in engine-page.ts. */
export interface Driver {
  readonly goto: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. Its `arguments` and its result must be plain data. */
  readonly evaluate: <Result>(body: string, ...args: readonly unknown[]) => Promise<Result>;
  /** Returns a reference to the element that the body of a function returns, or `null` if it returns none. */
  readonly find: (body: string, ...args: readonly unknown[]) => Promise<string | null>;
  /** Scrolls the element into view, and clicks its middle with the mouse. */
  readonly click: (element: string) => Promise<void>;
  /** Replaces the content of a field by typing. */
  readonly fill: (element: string, text: string) => Promise<void>;
  /** Double-clicks at a point of the window. */
  readonly doubleClick: (x: number, y: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Returns a WebDriver action that moves the mouse and clicks, for either protocol. */
export const mouse = (to: { readonly x: number; readonly y: number; readonly origin?: unknown }, clicks = 1) => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", ...to },
    ...Array.from({ length: clicks }, (_, click) => [
      ...(click > 0 ? [{ type: "pause", duration: 150 }] : []),
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]).flat(),
  ],
});
