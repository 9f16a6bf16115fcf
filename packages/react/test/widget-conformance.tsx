// Tests that every widget must pass, as a component and as an element.
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render as mount } from "vitest-browser-react";
import { SeamProvider } from "../src/index.ts";
import { expectAccessible } from "./appearance.ts";
import { Signed } from "./render.tsx";
import { aboutAttribute } from "./screens/every-element.ts";
import type { ListedSample } from "./screens/every-sample.ts";
import { withoutStream } from "./wire/without-stream.ts";
import { createWorld, type World } from "./world.ts";

/** A device and a code of it for a widget to show. */
interface About {
  readonly world: World;
  readonly device_id: string;
  readonly device_name: string;
  readonly access_code_id: string;
  readonly code_name: string;
}

const missing = /Must provide either a client, clientSessionToken, or a publishableKey\./;

export function describeWidget(sample: ListedSample): void {
  const { name, tag, id, names, complains = missing, isPressed = false } = sample;
  const widget = ({ device_id: deviceId, access_code_id: accessCodeId }: About, className?: string) =>
    sample.plain({ deviceId, accessCodeId }, className);
  const shows = ({ device_name, code_name }: About) =>
    names === undefined ? sample.shows : names === "door" ? device_name : code_name;
  describe(`${name}, as every widget`, () => {
    let about: About;
    let complaints: ReturnType<typeof vi.spyOn>;
    beforeEach(async () => {
      about = await createAbout();
      complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    });
    afterEach(() => {
      document.querySelector(tag)?.remove();
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
      const ids = { deviceId: about.device_id, accessCodeId: about.access_code_id };
      const idAttribute = aboutAttribute(ids, id);
      host.innerHTML = `<${tag} endpoint="${endpoint}" client-session-token="${client_session_token}" disable-css-injection disable-font-injection ${idAttribute}></${tag}>`;
      document.body.append(host);
      await expectText(shows(about));
      host.remove();
      await expect.poll(() => document.querySelectorAll(".seam-components").length).toBe(0);
    });

    it.runIf(!isPressed)("says what is wrong with its credentials, and leaves the page alone", async () => {
      const screen = await mount(
        <>
          <p>The host page</p>
          <SeamProvider disableCssInjection disableFontInjection>
            {widget(about)}
          </SeamProvider>
        </>,
      );
      await expectText(complains);
      await expect.element(screen.getByText("The host page")).toBeVisible();
    });

    it.runIf(!isPressed).each([{ status: 403 }, { body: "html" }, { body: "truncated" }])(
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
