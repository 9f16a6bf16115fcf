import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { copyText } from "./clipboard.ts";

const own = Object.getOwnPropertyDescriptor(navigator, "clipboard");
afterEach(() => {
  if (own === undefined) Reflect.deleteProperty(navigator, "clipboard");
  else Object.defineProperty(navigator, "clipboard", own);
});

it.each([
  ["with the page's clipboard", undefined],
  ["where a page has none: served over plain http", { value: undefined, configurable: true }],
])("copies %s, and leaves nothing behind", async (_, clipboard) => {
  if (clipboard) Object.defineProperty(navigator, "clipboard", clipboard);
  const digits = clipboard ? "730194" : "482113";
  let isCopied: boolean | undefined;
  const screen = await render(
    <>
      <button type="button" onClick={() => void copyText(digits).then((result) => (isCopied = result))}>
        Copy
      </button>
      <input aria-label="Paste here" />
    </>,
  );
  await screen.getByRole("button").click();
  await expect.poll(() => isCopied).toBe(true);
  expect(document.body.innerHTML).not.toContain(digits);
  await screen.getByRole("textbox").click();
  await userEvent.keyboard("{Control>}v{/Control}");
  await expect.element(screen.getByRole("textbox")).toHaveValue(digits);
});
