// The host's own sentences in the message.
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { handOverIn, HandOverPage, type HandOverPageProps } from "../../../../test/screens/hand-over.tsx";
import { defineElement } from "../../../element/define.ts";
import { de } from "../../../strings/de.ts";
import type { MessageOverrides } from "../../../strings/messages.ts";
import type { ElementSpec } from "../../element-spec.ts";

const messages: MessageOverrides = {
  codeMessage: {
    codeForName: "Welcome to Harbour House, {name}. {device} opens with {code}.",
    fromTo: "Check-out is {ends}",
  },
};
const welcome =
  "Welcome to Harbour House, Priya Nair. Room 1 Magnolia opens with 730194. Check-out is Sun, Nov 30, 2031, 11:00 AM";

const spec: ElementSpec<Pick<HandOverPageProps, "hasMessage">> = {
  tag: "seam-hand-over",
  props: { hasMessage: "boolean" },
};
defineElement(spec, async () => HandOverPage);

afterEach(() => vi.restoreAllMocks());

it("are shown and copied with React, in whatever language", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await handOverIn(<HandOverPage />, { messages });
  await expect.element(screen.getByText(welcome)).toBeVisible();
  await screen.getByRole("button", { name: "Copy message" }).click();
  expect(written).toHaveBeenLastCalledWith(welcome);
});

it("are shown and copied by an element, over the words of its language", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const host = document.createElement("main");
  host.innerHTML =
    '<seam-hand-over locale="de" client-session-token="seam_cst1a_b" endpoint="http://127.0.0.1:9" disable-css-injection disable-font-injection></seam-hand-over>';
  Object.assign(host.firstElementChild as HTMLElement, { messages });
  document.body.append(host);
  const screen = page.elementLocator(host);
  const copy = screen.getByRole("button", { name: de.codeMessage.copy });
  await expect.element(copy).toBeVisible();
  await userEvent.click(copy);
  const [[text] = []] = written.mock.calls;
  expect(text).toMatch(/^Welcome to Harbour House, Priya Nair\. .* opens with 730194\. Check-out is So\., 30\. Nov\./);
  await expect.element(screen.getByText(text ?? "")).toBeVisible();
  host.remove();
});
