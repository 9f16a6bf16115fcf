import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { render } from "../../../../test/render.tsx";
import { createWorld, type World } from "../../../../test/world.ts";
import { de } from "../../../strings/de.ts";
import { ConnectAccountButton } from "./ConnectAccountButton.tsx";
import { openPage } from "./open-page.ts";

type Screen = Awaited<ReturnType<typeof render>>;

const button = (screen: Screen) => screen.getByRole("button", { name: "Connect Account", exact: true });

interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
}

const navigation = (globalThis as unknown as { navigation: EventTarget }).navigation;
let stop: (() => void) | undefined;

/** Records the addresses that the page would have opened. Leaving would end the test. */
function catchLeaving(): string[] {
  const addresses: string[] = [];
  const onNavigate = (event: Event) => {
    event.preventDefault();
    addresses.push((event as NavigateEvent).destination.url);
  };
  navigation.addEventListener("navigate", onNavigate);
  stop = () => navigation.removeEventListener("navigate", onNavigate);
  return addresses;
}
afterEach(() => stop?.());

const webviews = async (world: World) =>
  (
    await world.call<{ connect_webviews: { url: string; custom_redirect_url: string | null }[] }>(
      "/connect_webviews/list",
    )
  ).connect_webviews;

describe("connect account button", () => {
  it("can be pressed again by a person who has stayed after all", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
    const addresses = catchLeaving();
    const screen = await render(<ConnectAccountButton customRedirectUrl="" />);
    await button(screen).click();
    await expect.poll(() => addresses).toHaveLength(1);
    await expect.element(button(screen)).toHaveAttribute("aria-disabled", "true");
    expect(
      (await webviews(screen.world)).some(({ custom_redirect_url }) => custom_redirect_url === window.location.href),
    ).toBe(true);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await expect.element(button(screen)).not.toHaveAttribute("aria-disabled");
  });

  it("makes a connect webview and goes to its page; the way back is this page", async () => {
    const addresses = catchLeaving();
    const screen = await render(<ConnectAccountButton />);
    await expectAccessible(screen.container);
    await button(screen).click();
    await expect.poll(() => addresses).toHaveLength(1);
    const made = await webviews(screen.world);
    expect(made.map(({ url }) => new URL(url).searchParams.get("connect_webview_id"))).toContain(
      new URL(addresses[0] ?? "").searchParams.get("connect_webview_id"),
    );
    expect(made.some(({ custom_redirect_url }) => custom_redirect_url === window.location.href)).toBe(true);
  });

  it("leads to a page in the language that the host gave; in none without one", async () => {
    const addresses = catchLeaving();
    const asked = () => addresses.map((address) => new URL(address).searchParams.get("locale"));
    const screen = await render(<ConnectAccountButton />, { provider: { locale: "de-CH", messages: de } });
    await screen.getByRole("button", { name: de.connectAccount.label }).click();
    await expect.poll(() => asked()).toEqual(["de-CH"]);
    const other = await render(<ConnectAccountButton />);
    await button(other).click();
    await expect.poll(() => asked()).toEqual(["de-CH", null]);
  });

  it("sends people back where the host says", async () => {
    const addresses = catchLeaving();
    const screen = await render(<ConnectAccountButton customRedirectUrl="https://host.example/locks" />);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.poll(() => addresses).toHaveLength(1);
    expect(
      (await webviews(screen.world)).some(
        ({ custom_redirect_url }) => custom_redirect_url === "https://host.example/locks",
      ),
    ).toBe(true);
  });

  it("is busy meanwhile, and takes one press for one", async () => {
    const addresses = catchLeaving();
    const world = await createWorld();
    await world.control("network/set", { delay_ms: 500 });
    const screen = await render(<ConnectAccountButton />, { in: world });
    await button(screen).click();
    await expect.element(button(screen)).toHaveAttribute("aria-disabled", "true");
    await button(screen).click({ force: true });
    await expect.poll(() => addresses).toHaveLength(1);
    // The button is busy until the page is left, and ready when somebody returns to it.
    await expect.element(button(screen)).toHaveAttribute("aria-disabled", "true");
    window.dispatchEvent(new Event("pageshow"));
    await expect.element(button(screen)).not.toHaveAttribute("aria-disabled");
    expect(addresses).toHaveLength(1);
  });

  it("takes two presses in one breath for one", async () => {
    const addresses = catchLeaving();
    const screen = await render(<ConnectAccountButton />);
    const before = await webviews(screen.world);
    await expect.element(button(screen)).toBeVisible();
    const element = button(screen).element() as HTMLElement;
    element.click();
    await Promise.resolve();
    element.click();
    await expect.poll(() => addresses).toHaveLength(1);
    await expect(webviews(screen.world)).resolves.toHaveLength(before.length + 1);
  });

  it("says why it failed, and can be pressed again", async () => {
    const addresses = catchLeaving();
    const world = await createWorld();
    await world.control("network/set", { status: 403 });
    // The error is on the host's own background.
    const screen = await render(
      <div style={{ background: "Canvas" }}>
        <ConnectAccountButton />
      </div>,
      { in: world },
    );
    await button(screen).click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent(/^The connection could not be started\. \S+/);
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await button(screen).click();
    await expect.poll(() => addresses).toHaveLength(1);
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  });

  it("never runs what a server passes off as an address", () => {
    const addresses = catchLeaving();
    expect(() => openPage("javascript:alert(1)")).toThrow(/no web page/);
    expect(() => openPage("data:text/html,x")).toThrow(/no web page/);
    expect(() => openPage("https://")).toThrow(/no web page/);
    expect(() => openPage(undefined as unknown as string)).toThrow(/no web page/);
    expect(addresses).toEqual([]);
  });
});
