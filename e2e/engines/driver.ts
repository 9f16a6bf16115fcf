/** What a page in another engine can be told to do. Its protocols differ; the rest is engine-page.ts. */
export interface Driver {
  readonly goto: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. Its `arguments` and what it returns must be plain data. */
  readonly evaluate: <Result>(body: string, ...args: readonly unknown[]) => Promise<Result>;
  /** A reference to the element that the body of a function returns; `null` if it returns none. */
  readonly find: (body: string, ...args: readonly unknown[]) => Promise<string | null>;
  /** Scrolls it into view, and clicks in its middle with the mouse. */
  readonly click: (element: string) => Promise<void>;
  /** Types into a field in place of what it holds. */
  readonly fill: (element: string, text: string) => Promise<void>;
  /** Two clicks of the mouse at a point of the window, as fast as a hand makes them. */
  readonly doubleClick: (x: number, y: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The mouse goes there and is pressed so often; for a WebDriver of either kind. */
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
