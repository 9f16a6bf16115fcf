// The tests that every widget must pass, as a component and as an element.
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render as mount } from "vitest-browser-react";
import { SeamProvider } from "../src/index.ts";
import { expectAccessible } from "./appearance.ts";
import { Signed } from "./render.tsx";
import { withoutStream } from "./wire/without-stream.ts";
import { createWorld, type World } from "./world.ts";

interface Promises {
  /** Renders the widget for the device and code of `about`. */
  readonly widget: (about: About, className?: string) => ReactNode;
  /** The tag of its element; `attributes` are the same props as HTML. */
  readonly element: string;
  readonly attributes: (about: About) => string;
  /** Text that the widget shows once its data has arrived. */
  readonly shows: (about: About) => string;
  /** What it says when its credentials are wrong. @default the provider's sentence */
  readonly complaint?: RegExp;
  /** Whether it makes a request as soon as it is rendered. @default true */
  readonly asks?: boolean;
}

/** A device and a code of it for a widget to show. */
interface About {
  readonly world: World;
  readonly device_id: string;
  readonly device_name: string;
  readonly access_code_id: string;
  readonly code_name: string;
}

const missing = /Must provide either a client, clientSessionToken, or a publishableKey\./;

export function describeWidget(
  name: string,
  { widget, element, attributes, shows, asks = true, complaint = missing }: Promises,
): void {
  describe(`${name}, as every widget`, () => {
    let about: About;
    let complaints: ReturnType<typeof vi.spyOn>;
    beforeEach(async () => {
      about = await createAbout();
      complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    });
    afterEach(() => {
      document.querySelector(element)?.remove();
      vi.restoreAllMocks();
    });
    const root = () => document.querySelector(".seam-components");
    const expectText = async (text: string | RegExp) => {
      await expect.poll(() => root()?.textContent, { timeout: 5000 }).toMatch(text);
    };

    it("shows itself, takes a class, and can be read by everybody", async () => {
      const screen = await mount(<Signed in={about.world}>{widget(about, "mine")}</Signed>);
      await expectText(shows(about));
      expect(root()?.className).toBe("seam-components mine");
      await expectAccessible(screen.container);
    });

    it("comes, goes and comes back in StrictMode without complaint", async () => {
      const strict = (
        <StrictMode>
          <Signed in={about.world}>{widget(about)}</Signed>
        </StrictMode>
      );
      const screen = await mount(strict);
      await expectText(shows(about));
      await screen.rerender(<p>Nothing</p>);
      expect(document.querySelectorAll(".seam-components")).toHaveLength(0);
      await screen.rerender(strict);
      await expectText(shows(about));
      expect(complaints.mock.calls).toEqual([]);
    });

    it("is the same as an element", async () => {
      const { endpoint, client_session_token } = about.world;
      const host = document.createElement("div");
      host.innerHTML = `<${element} endpoint="${endpoint}" client-session-token="${client_session_token}" disable-css-injection disable-font-injection ${attributes(about)}></${element}>`;
      document.body.append(host);
      await expectText(shows(about));
      host.remove();
      await expect.poll(() => document.querySelectorAll(".seam-components").length).toBe(0);
    });

    it.runIf(asks)("says what is wrong with its credentials, and leaves the page alone", async () => {
      const screen = await mount(
        <>
          <p>The host page</p>
          <SeamProvider disableCssInjection disableFontInjection>
            {widget(about)}
          </SeamProvider>
        </>,
      );
      await expectText(complaint);
      await expect.element(screen.getByText("The host page")).toBeVisible();
    });

    it.runIf(asks).each([{ status: 403 }, { body: "html" }, { body: "truncated" }])(
      "answers %j with a way out, and recovers",
      async (network) => {
        withoutStream();
        await about.world.control("network/set", network);
        const screen = await mount(<Signed in={about.world}>{widget(about)}</Signed>);
        const retry = screen.getByRole("button", { name: /Retry|Try again/ }).first();
        await expect.element(retry).toBeVisible();
        await about.world.control("network/set", {});
        await retry.click();
        await expectText(shows(about));
      },
    );
  });
}

async function createAbout(): Promise<About> {
  const world = await createWorld();
  for (const { device_id, properties } of await world.devices()) {
    const { access_codes } = await world.call<{ access_codes: { access_code_id: string; name: string | null }[] }>(
      "/access_codes/list",
      {
        device_id,
      },
    );
    const code = access_codes.find((one) => one.name !== null);
    if (code === undefined || !properties.online) continue;
    return {
      world,
      device_id,
      device_name: properties.name,
      access_code_id: code.access_code_id,
      code_name: code.name ?? "",
    };
  }
  throw new Error("The hotel has no door with a named code.");
}
