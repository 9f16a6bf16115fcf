// Elements that are moved, removed, or fail.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { useUniqueId } from "../ui/UniqueId/unique-id.tsx";
import { defineElement } from "./define.ts";
import { expectProps, host, lives, Probe, probe, show, signed } from "../../test/screens/probe-element.tsx";

describe("life", () => {
  it("keeps its state when moved, and ends when taken off the page", async () => {
    const element = show(`<seam-probe ${signed}></seam-probe><section id="elsewhere"></section>`);
    const button = page.elementLocator(host).getByRole("button");
    await button.click();
    await expect.element(button).toMatchTextContent("Pick 1");
    const before = lives.unmounted;
    host.querySelector("#elsewhere")?.append(element);
    host.prepend(element);
    await button.click();
    await expect.element(button).toMatchTextContent("Pick 2");
    expect(lives.unmounted).toBe(before);
    element.remove();
    await expect.poll(() => lives.unmounted).toBe(before + 1);
    host.append(element);
    await expect.element(button).toMatchTextContent("Pick 0");
  });

  it("takes the place of what the page showed until the script came", async () => {
    show(`<seam-probe ${signed}>Loading the doors …</seam-probe>`);
    await expectProps({});
    expect(host.textContent).not.toContain("Loading the doors");
  });

  it("is defined once, also when the script is there twice", () => {
    const first = customElements.get("seam-probe");
    expect(() => defineElement(probe, async () => Probe)).not.toThrow();
    expect(customElements.get("seam-probe") === first).toBe(true);
  });
});

/** Renders `limit` items, each with an id. */
function Numbered({ limit }: { limit?: string }) {
  return Array.from({ length: Number(limit) }, (_, at) => <Item key={at} />);
}
const Item = () => <i id={useUniqueId()} />;
defineElement({ tag: "seam-numbered", props: { limit: "string" } }, async () => Numbered);

it("gives out no id twice, however often its attributes change while parts come and stay", async () => {
  const element = show(`<seam-numbered ${signed} limit="1"></seam-numbered>`);
  const ids = () => [...host.querySelectorAll("i")].map(({ id }) => id);
  for (let limit = 1; limit < 6; limit += 1) {
    element.setAttribute("limit", String(limit));
    await expect.poll(() => ids().length).toBe(limit);
    expect(ids()).toEqual([...new Set(ids())]);
  }
});

describe("trouble", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });

  it("in the credentials is said in place of the widget", async () => {
    host.innerHTML = "<p>The host page</p><seam-probe disable-css-injection disable-font-injection></seam-probe>";
    const screen = page.elementLocator(host);
    await expect
      .element(screen.getByRole("alert"))
      .toMatchTextContent("Must provide either a client, clientSessionToken, or a publishableKey.");
    await expect.element(screen.getByText("The host page")).toBeVisible();
    const element = host.querySelector("seam-probe");
    element?.setAttribute("client-session-token", "seam_cst1a_b");
    await expectProps({});
  });

  it("in the credentials is read from the left, also where the page is read from the right", async () => {
    host.innerHTML =
      '<div dir="rtl" lang="ar"><seam-probe disable-css-injection disable-font-injection></seam-probe></div>';
    const alert = page.elementLocator(host).getByRole("alert");
    await expect.element(alert).toMatchTextContent(/publishableKey\.$/);
    const text = document.createTreeWalker(alert.element(), NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.startsWith("Must") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const sentence = text.nextNode() as Text;
    const placeOf = (at: number) => {
      const range = document.createRange();
      range.setStart(sentence, at);
      range.setEnd(sentence, at + 1);
      return range.getBoundingClientRect();
    };
    expect(placeOf(sentence.length - 1).left).toBeGreaterThanOrEqual(placeOf(sentence.length - 2).right - 1);
    expect(sentence.parentElement?.closest<HTMLElement>("[lang]")?.lang).toBe("en");
  });

  it("in the widget stays in the element, and can be tried again", async () => {
    const element = show(
      `<seam-probe ${signed} fails></seam-probe><seam-probe ${signed} device-id="fine"></seam-probe>`,
    );
    const screen = page.elementLocator(host);
    await expect
      .element(screen.getByRole("alert"))
      .toMatchTextContent("Something went wrong here. The rest of the page is not affected.");
    await expect
      .poll(() => vi.mocked(console.error).mock.calls)
      .toContainEqual([expect.objectContaining({ message: "The probe was told to fail." })]);
    await expectProps({ deviceId: "fine" });
    element.removeAttribute("fails");
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => screen.getByRole("status").elements().length).toBe(2);
  });

  it("in loading the widget's script is said, and can be tried again", async () => {
    let attempts = 0;
    defineElement({ ...probe, tag: "seam-late-probe" }, async () => {
      attempts += 1;
      // One attempt ahead of time, and one when the widget renders.
      if (attempts <= 2) throw new Error("The script did not come.");
      return Probe;
    });
    show(`<seam-late-probe ${signed}></seam-late-probe>`);
    const screen = page.elementLocator(host);
    await expect
      .element(screen.getByRole("alert"))
      .toMatchTextContent("Something went wrong here. The rest of the page is not affected.");
    await expect
      .element(screen.getByText("This part did not load. Check your connection, or reload the page."))
      .toBeVisible();
    await screen.getByRole("button", { name: "Retry" }).click();
    await expectProps({});
  });
});
