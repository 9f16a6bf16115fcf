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
  const answers: boolean[] = [];
  const screen = await render(
    <>
      <button type="button" onClick={() => void copyText(digits).then((isCopied) => answers.push(isCopied))}>
        Copy
      </button>
      <input aria-label="Paste here" />
    </>,
  );
  const copied = async () => {
    const before = answers.length;
    await screen.getByRole("button").click();
    await expect.poll(() => answers[before]).toBe(true);
    expect(document.body.innerHTML).not.toContain(digits);
    await screen.getByRole("textbox").fill("");
    await screen.getByRole("textbox").click();
    await userEvent.keyboard("{Control>}v{/Control}");
    return (screen.getByRole("textbox").element() as HTMLInputElement).value;
  };
  // All pages of a machine share one clipboard, so another page's code may come in between.
  await expect.poll(copied).toBe(digits);
});
