import { afterEach, describe, expect, it, vi } from "vitest";
import { type FormEvent, useState } from "react";
import { userEvent } from "vitest/browser";
import { render as mount } from "vitest-browser-react";
import { render } from "../../test/render.tsx";
import { createWorld } from "../../test/world.ts";
import { SeamProvider, type SeamProviderProps } from "../index.ts";
import { ar } from "../strings/ar.ts";
import { ConnectAccountButton } from "./forms/ConnectAccountButton/ConnectAccountButton.tsx";
import { DeviceTable } from "./DeviceTable/DeviceTable.tsx";

afterEach(() => void vi.restoreAllMocks());

describe("the root of a widget", () => {
  const german = { connectAccount: { label: "Konto verbinden" } };
  it.each<
    [what: string, page: [lang: string, dir: "ltr" | "rtl"], props: SeamProviderProps, lang: string, dir: string]
  >([
    ["English in an English page", ["en-GB", "ltr"], {}, "", ""],
    ["English in a German page", ["de", "ltr"], {}, "en-US", "ltr"],
    ["English asked for in an Arabic page", ["ar", "rtl"], { locale: "en-GB" }, "en-GB", "ltr"],
    ["Arabic in an English page", ["en", "ltr"], { locale: "ar", messages: ar }, "ar", "rtl"],
    ["Arabic in an Arabic page", ["ar-EG", "rtl"], { locale: "ar", messages: ar }, "", ""],
    [
      "Arabic in an Arabic page that does not say which way it runs",
      ["ar", "ltr"],
      { locale: "ar", messages: ar },
      "",
      "rtl",
    ],
    ["English for want of Dutch words in a Dutch page", ["nl", "ltr"], { locale: "nl" }, "en-US", "ltr"],
    ["English for want of Dutch words in an English page", ["en", "ltr"], { locale: "nl" }, "", ""],
    ["English for want of Arabic words in an Arabic page", ["ar", "rtl"], { locale: "ar" }, "en-US", "ltr"],
    ["a host's own words, in a language it does not name", ["de", "ltr"], { messages: german }, "", ""],
  ])(
    "says what language it speaks and which way that runs, where the page does not: %s",
    async (_what, page, props, lang, dir) => {
      const screen = await mount(
        <main lang={page[0]} dir={page[1]}>
          <SeamProvider clientSessionToken="seam_cst1nobody" disableCssInjection disableFontInjection {...props}>
            <ConnectAccountButton />
          </SeamProvider>
        </main>,
      );
      const root = screen.container.querySelector(".seam-components");
      expect([root?.getAttribute("lang") ?? "", root?.getAttribute("dir") ?? ""]).toEqual([lang, dir]);
    },
  );

  it("stands in a line of text without breaking it", async () => {
    const complaints = vi.spyOn(console, "error");
    const screen = await render(
      <p>
        Locks: <ConnectAccountButton /> or call us.
      </p>,
    );
    expect(screen.container.querySelectorAll("p div")).toHaveLength(0);
    expect(complaints).not.toHaveBeenCalled();
  });

  it("does not send the host's form that it stands in", async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    const screen = await render(
      <form onSubmit={onSubmit}>
        <DeviceTable />
        <input aria-label="The host's own" />
        <button type="submit">Send</button>
      </form>,
    );
    await screen.getByRole("searchbox").fill("front");
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).not.toHaveBeenCalled();
    await screen.getByLabelText("The host's own").click();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("keeps the page alive when a host's own prop makes it fail, and starts again when asked", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const world = await createWorld();
    function Host() {
      const [deviceFilter, setDeviceFilter] = useState<unknown>("floor 1");
      return (
        <main>
          <p>The host’s own words</p>
          <button type="button" onClick={() => setDeviceFilter(() => () => true)}>
            Mend
          </button>
          <DeviceTable deviceFilter={deviceFilter as () => boolean} />
        </main>
      );
    }
    const screen = await render(<Host />, { in: world });
    await expect
      .element(screen.getByRole("alert"))
      .toHaveTextContent("Something went wrong here. The rest of the page is not affected.");
    await expect.element(screen.getByText("The host’s own words")).toBeVisible();
    await screen.getByRole("button", { name: "Mend" }).click();
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.element(screen.getByRole("button", { name: "Front Door" })).toBeVisible();
  });
});
