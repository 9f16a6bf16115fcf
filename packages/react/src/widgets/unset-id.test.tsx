// Widgets for one door or one code, in a page that has not chosen any yet.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectAccessible } from "../../test/appearance.ts";
import { type About, aboutFrontDoor, everyWidget } from "../../test/screens/every-widget.ts";
import { render, Signed } from "../../test/render.tsx";
import { watchRequests } from "../../test/wire/requests.ts";
import { createWorld } from "../../test/world.ts";
import { de } from "../strings/de.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const paths = ["/devices/get", "/access_codes/list", "/access_codes/get"];
const absent = undefined as unknown as string;

const aboutSomething = everyWidget.filter(({ id, isIdOptional }) => id !== undefined && !isIdOptional);

it.each(aboutSomething)(
  "$name says what is missing, asks nobody, and shows what it is told to later",
  async ({ id: prop, widget, shows }) => {
    const world = await createWorld();
    const about = await aboutFrontDoor(world);
    const requests = watchRequests();
    const id = prop === "accessCodeId" ? "access_code_id" : "device_id";
    const sentence = `Nothing to show yet: ${prop} is not set.`;
    const show = (shown: About) => widget(shown);

    const screen = await render(show({ deviceId: "", accessCodeId: "" }), { in: world });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole("alert").elements()).toHaveLength(0);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: `${id} is not set.` }));
    await expectAccessible(screen.container);

    await screen.rerender(<Signed in={world}>{show({ deviceId: absent, accessCodeId: absent })}</Signed>);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(paths.map((path) => requests.count(path))).toEqual([0, 0, 0]);

    await screen.rerender(<Signed in={world}>{show(about)}</Signed>);
    await expect.element(screen.getByText(shows).first()).toBeVisible();
  },
);

it.each(aboutSomething)(
  "$name keeps the host's page alive when what it is given cannot be an id at all",
  async ({ widget }) => {
    const world = await createWorld();
    for (const odd of [123n, Symbol("id"), {}, Object.create(null), () => "id"] as string[]) {
      const screen = await render(
        <>
          <p>The host's own words</p>
          {widget({ deviceId: odd, accessCodeId: odd })}
        </>,
        { in: world },
      );
      await expect.element(screen.getByText(/^Nothing to show yet: \w+ is not set\.$/)).toBeVisible();
      await expect.element(screen.getByText("The host's own words")).toBeVisible();
      await screen.unmount();
    }
  },
);

it("says so in the reader's language", async () => {
  const widget = everyWidget.find(({ name }) => name === "DeviceDetails");
  const screen = await render(widget?.widget({ deviceId: "", accessCodeId: "" }), {
    provider: { locale: "de", messages: de },
  });
  await expect.element(screen.getByText("Noch nichts anzuzeigen: deviceId ist nicht gesetzt.")).toBeVisible();
});
