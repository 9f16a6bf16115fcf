import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render as mount } from "vitest-browser-react";
import { ConnectAccountButton, SeamProvider } from "../index.ts";
import { addPageAssets, hideUntilStyled } from "./page-assets.ts";
import { version } from "../page/version.ts";

const ours = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[data-seam-stylesheet]")];
const addresses = () => ours().map(({ href }) => href);
const clear = () => {
  for (const link of ours()) link.remove();
};
beforeEach(clear);
afterEach(clear);

/** No server listens there, so the tests contact no third party. */
const assetsBaseUrl = "http://127.0.0.1:9/assets";

describe("the two stylesheets", () => {
  it("come once each, first in the head", () => {
    addPageAssets({ assetsBaseUrl });
    addPageAssets({ assetsBaseUrl: `${assetsBaseUrl}/` });
    addPageAssets({ assetsBaseUrl: "http://127.0.0.1:9/elsewhere" });
    expect(addresses()).toEqual([`${assetsBaseUrl}/fonts/index.css`, `${assetsBaseUrl}/index.min.css`]);
    expect([...document.head.children].slice(0, 2)).toEqual(ours());
  });

  it("are not added beside the host's own link to the same", () => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `${assetsBaseUrl}/index.min.css`;
    document.head.append(link);
    addPageAssets({ assetsBaseUrl, disableFontInjection: true });
    expect(addresses()).toEqual([]);
    link.remove();
  });

  it.each([
    [{ disableCssInjection: true }, ["fonts/index.css"]],
    [{ disableFontInjection: true }, ["index.min.css"]],
    [{ unminifyCss: true }, ["fonts/index.css", "index.css"]],
    [{ unminifiyCss: true }, ["fonts/index.css", "index.css"]],
    [{ disableCssInjection: true, disableFontInjection: true }, []],
    [{ disableCssInjection: false, disableFontInjection: null }, ["fonts/index.css", "index.min.css"]],
  ])("%j → %j", (inputs, files) => {
    addPageAssets({ assetsBaseUrl, ...inputs });
    expect(addresses()).toEqual(files.map((file) => `${assetsBaseUrl}/${file}`));
  });

  it("come from the public CDN, at this version, and the font service when no folder is named", () => {
    addPageAssets({});
    const links = ours();
    // Removed before the browser requests them.
    clear();
    expect(links.map(({ href }) => href)).toEqual([
      "https://fonts.googleapis.com/css2?family=Source+Sans+3:wght@400;600;700&display=swap",
      `https://cdn.jsdelivr.net/npm/@mortise/react@${version}/dist/index.min.css`,
    ]);
    for (const link of links) expect(link.rel).toBe("stylesheet");
  });

  it("tell the developer what to do when ours does not load", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const link = addPageAssets({ assetsBaseUrl, disableFontInjection: true });
    link?.dispatchEvent(new Event("error"));
    expect(warn.mock.lastCall?.[0]).toContain(`did not load from ${assetsBaseUrl}/index.min.css. Set assetsBaseUrl`);
    warn.mockRestore();
  });
});

describe("a widget", () => {
  const onItsWay = () => document.createElement("link");
  const bare = () => document.body.appendChild(document.createElement("div"));
  const isHidden = ({ style }: HTMLElement) => style.opacity === "0";

  it.each(["load", "error"])("is out of sight until its stylesheet's %s", (event) => {
    const [widget, link] = [bare(), onItsWay()];
    hideUntilStyled(widget, link);
    expect(isHidden(widget)).toBe(true);
    link.dispatchEvent(new Event(event));
    expect(isHidden(widget)).toBe(false);
    widget.remove();
  });

  it("is shown bare when the stylesheet takes longer than three seconds", () => {
    vi.useFakeTimers();
    const widget = bare();
    hideUntilStyled(widget, onItsWay());
    vi.advanceTimersByTime(2999);
    expect(isHidden(widget)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isHidden(widget)).toBe(false);
    vi.useRealTimers();
    widget.remove();
  });

  it("is shown at once when the host's own bundle has styled it, and when nothing will", async () => {
    const styled = bare();
    styled.style.containerName = "seam";
    hideUntilStyled(styled, onItsWay());
    expect(isHidden(styled)).toBe(false);

    const link = addPageAssets({ assetsBaseUrl, disableFontInjection: true }) as HTMLLinkElement;
    const [early, late] = [bare(), bare()];
    hideUntilStyled(early, link);
    await expect.poll(() => isHidden(early)).toBe(false);
    hideUntilStyled(late, link);
    expect(isHidden(late)).toBe(false);
    for (const widget of [styled, early, late]) widget.remove();
  });
});

it("a widget in a shadow root brings its stylesheet in, the font to the page", async () => {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  const container = document.createElement("div");
  shadow.append(document.createElement("style"), container);
  document.body.append(host);
  const screen = await mount(
    <SeamProvider clientSessionToken="seam_cst1a_b" endpoint="http://127.0.0.1:9" assetsBaseUrl={assetsBaseUrl}>
      <ConnectAccountButton />
      <ConnectAccountButton />
    </SeamProvider>,
    { container },
  );
  await expect.poll(() => shadow.querySelectorAll("link").length).toBe(1);
  expect(shadow.firstElementChild?.getAttribute("href")).toBe(`${assetsBaseUrl}/index.min.css`);
  expect(addresses().filter((address) => address.includes("fonts"))).toHaveLength(1);
  await screen.unmount();
  host.remove();
});
