// Visual defects of the past, as measured boxes and computed colours.
import { afterEach, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import {
  AccessCodeDetails,
  AccessCodeTable,
  CreateAccessCodeForm,
  DeviceDetails,
  DeviceTable,
  SupportedDeviceTable,
} from "../../src/index.ts";
import { ja } from "../../src/strings/ja.ts";
import { RadioGroup } from "../../src/ui/Choice/RadioGroup.tsx";
import { settled } from "../appearance.ts";
import { findCode, findDevice, findTroubledDoor } from "../codes.ts";
import { render } from "../render.tsx";
import { createWorld } from "../world.ts";

interface DevTools {
  send(method: "Emulation.setEmulatedMedia", options: { media: string }): Promise<unknown>;
}
const onPaper = (is: boolean) =>
  (cdp() as unknown as DevTools).send("Emulation.setEmulatedMedia", { media: is ? "print" : "" });

afterEach(async () => {
  await onPaper(false);
  await page.viewport(1000, 800);
});

const boxOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element.getBoundingClientRect();
};
const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);

it("keeps a code without digits, and so without a menu, in the columns of the others", async () => {
  const world = await createWorld({ world: "troubled" });
  const { device_id } = await findTroubledDoor(world);
  const screen = await render(<AccessCodeTable deviceId={device_id} />, { in: world });
  await expect.element(screen.getByText("Not chosen yet", { exact: true })).toBeVisible();
  const pins = [...screen.container.querySelectorAll(".seam-code-pin")];
  expect(pins.length).toBeGreaterThan(5);
  expect(new Set(pins.map((pin) => pin.getBoundingClientRect().left)).size).toBe(1);
});

it("draws the ring of Back beside its title, not against it", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await render(<DeviceDetails deviceId={device_id} onBack={() => undefined} />, { in: world });
  await expect.element(screen.getByRole("heading", { name: "Front Door" })).toBeVisible();
  await userEvent.keyboard("{Tab}");
  const { outlineWidth, outlineOffset } = styleOf(".seam-header .seam-icon-button");
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  expect(ring).toBe(4);
  expect(boxOf("[data-seam-title]").left - boxOf(".seam-header .seam-icon-button").right).toBeGreaterThan(ring);
});

it("leaves room for the ring of the focused button above the note below it", async () => {
  await page.viewport(390, 800);
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await render(<DeviceDetails deviceId={device_id} confirmUnlock />, { in: world });
  await screen.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect.element(screen.getByText("Press again to unlock")).toBeVisible();
  expect(boxOf(".seam-lock-note").top - boxOf(".seam-lock-action").bottom).toBeGreaterThan(4);
});

it("sets a model's English words at the beginning of their row, where the widget runs to the left", async () => {
  const world = await createWorld();
  const screen = await render(<DeviceTable />, { in: world });
  await expect.element(screen.getByText("Yale Assure Lock 2 Touchscreen")).toBeVisible();
  screen.container.querySelector(".seam-components")?.setAttribute("dir", "rtl");
  expect(styleOf(".seam-row-meta > bdi").textAlign).toBe(styleOf(".seam-row-open").textAlign);
  expect(styleOf(".seam-row-open").textAlign).toBe("right");
});

it("sets the sign of a stage that takes two lines beside the first of them", async () => {
  await page.viewport(200, 800);
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Dawson & Reid Plumbing");
  const screen = await render(<AccessCodeDetails accessCodeId={access_code_id} />, { in: world });
  await expect.element(screen.getByText("Could not be set on the lock", { exact: true })).toBeVisible();
  const [sign, words] = [boxOf(".seam-code-status > .seam-icon"), boxOf(".seam-code-status-stage")];
  const line = Number.parseFloat(styleOf(".seam-code-status").lineHeight);
  expect(words.height).toBeGreaterThan(line * 1.5);
  expect(Math.abs(sign.top + sign.height / 2 - (words.top + line / 2))).toBeLessThan(2);
});

it.each([390, 1000])(
  "does not move the pressed button of a lock, nor what stands below it, at %i px",
  async (width) => {
    await page.viewport(width, 800);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    await world.control("faults/set", { device_id, fault: "hold", times: null });
    const screen = await render(<DeviceDetails deviceId={device_id} />, { in: world });
    const unlock = screen.getByRole("button", { name: "Unlock", exact: true });
    await expect.element(unlock).toBeVisible();
    const places = () => [boxOf(".seam-lock-action > .seam-button").top, boxOf(".seam-frame").height].map(Math.round);
    const before = places();
    await unlock.click();
    await expect.element(screen.getByText("Waiting for the lock to confirm")).toBeVisible();
    expect(places()).toEqual(before);
  },
);

it("draws the words of a choice that cannot be made as faint as its box", async () => {
  const none = () => undefined;
  await render(
    <div className="seam-components">
      <RadioGroup label="One" value="" options={[{ value: "open", label: "Open" }]} onChange={none} />
      <RadioGroup label="Other" value="" options={[{ value: "closed", label: "Closed" }]} onChange={none} isDisabled />
    </div>,
  );
  const colour = (words: string) => getComputedStyle(page.getByText(words, { exact: true }).element()).color;
  const faint = styleOf(".seam-components").getPropertyValue("--_s-faint");
  expect(faint).not.toBe("");
  const sample = document.createElement("span");
  sample.style.color = "var(--_s-faint)";
  document.querySelector(".seam-components")?.append(sample);
  expect(colour("Closed")).toBe(getComputedStyle(sample).color);
  expect(colour("Closed")).not.toBe(colour("Open"));
});

it("opens the filters inside their table, at the end of its tools, in a column of 280 px", async () => {
  const screen = await render(
    <div style={{ inlineSize: 280, marginInlineStart: 400 }}>
      <SupportedDeviceTable />
    </div>,
  );
  await screen.getByRole("button", { name: "Filters" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await settled(screen.container);
  const [table, popover, search] = [boxOf(".seam-frame"), boxOf(".seam-popover"), boxOf(".seam-search")];
  expect(popover.left).toBeGreaterThanOrEqual(table.left);
  expect(popover.right).toBeLessThanOrEqual(table.right);
  expect(boxOf(".seam-header-tools > .seam-button").right).toBeCloseTo(search.right, 0);
});

it("gives a model's name the room of its row, and a zone's, on a screen of 195 px", async () => {
  await page.viewport(195, 600);
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const models = await render(<SupportedDeviceTable brands={["yale"]} />, { in: world });
  await expect.poll(() => document.querySelector(".seam-model-row .seam-model-name")).not.toBeNull();
  const [name, pill] = [boxOf(".seam-model-name"), boxOf(".seam-model-row > .seam-pill")];
  expect(pill.top).toBeGreaterThanOrEqual(name.bottom);
  expect(name.right).toBeCloseTo(pill.right, 0);
  await models.unmount();
  const form = await render(<CreateAccessCodeForm deviceId={device_id} />, { in: world });
  await form.getByRole("radio", { name: "Start/end times" }).click();
  await form.getByRole("button", { name: "Edit times" }).click();
  await form.getByRole("button", { name: /^All times in/ }).click();
  await expect.poll(() => document.querySelector(".seam-zone-name")).not.toBeNull();
  expect(boxOf(".seam-zone-name").width).toBeGreaterThan(70);
});

it("keeps a menu on a screen of 195 px, as a page zoomed to 200 % has it", async () => {
  await page.viewport(195, 600);
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await render(<AccessCodeTable deviceId={device_id} />, { in: world });
  await screen.getByRole("button", { name: "Actions for Cleaning team" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  await settled(screen.container);
  expect(boxOf(".seam-menu").left).toBeGreaterThanOrEqual(0);
  expect(boxOf(".seam-menu").right).toBeLessThanOrEqual(195);
});

it.each(["html", "a part of the page"])("opens a menu at its button where %s is zoomed", async (where) => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  if (where === "html") document.documentElement.style.zoom = "1.25";
  const screen = await render(
    <div style={where === "html" ? {} : { zoom: 1.25 }}>
      <AccessCodeTable deviceId={device_id} />
    </div>,
    { in: world },
  );
  await screen.getByRole("button", { name: "Actions for Cleaning team" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  await settled(screen.container);
  const [menu, button] = [boxOf(".seam-menu"), boxOf('.seam-code-menu [aria-expanded="true"]')];
  document.documentElement.style.zoom = "";
  // 5 px of the zoomed page.
  expect(Math.abs(menu.top - button.bottom - 6)).toBeLessThan(3);
  expect(Math.abs(button.right - menu.right - 6)).toBeLessThan(3);
});

it("closes a menu whose row was scrolled out of sight: it would offer to delete the code beside another", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await render(
    <div data-testid="box" style={{ blockSize: 200, overflow: "auto" }}>
      <AccessCodeTable deviceId={device_id} />
    </div>,
    { in: world },
  );
  await screen.getByRole("button", { name: "Actions for Cleaning team" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  screen.getByTestId("box").element().scrollTo(0, 10_000);
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
});

it("prints dark letters from a dark page, and leaves no row torn between two sheets", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await render(
    <div data-seam-theme="dark">
      <AccessCodeTable deviceId={device_id} />
      <SupportedDeviceTable />
    </div>,
    { in: world },
  );
  await expect.element(screen.getByRole("button", { name: "Cleaning team", exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector(".seam-brand-head")).not.toBeNull();
  const onScreen = styleOf(".seam-header-title").color;
  await onPaper(true);
  expect(styleOf(".seam-header-title").color).not.toBe(onScreen);
  expect(styleOf(".seam-frame").backgroundColor).toBe("rgb(255, 255, 255)");
  expect(styleOf(".seam-row").breakInside).toBe("avoid");
  expect(styleOf(".seam-brand-head").breakAfter).toBe("avoid");
});

it("breaks Japanese between words, not within them", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  await render(<DeviceDetails deviceId={device_id} />, { in: world, provider: { locale: "ja", messages: ja } });
  await expect.poll(() => styleOf(".seam-components").getPropertyValue("word-break")).toBe("auto-phrase");
});

it.each(["ltr", "rtl"])(
  "says what is wrong with a code below its row's menu, not over it, in a column of 390 px, %s",
  async (direction) => {
    await page.viewport(390, 800);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const screen = await render(
      <div dir={direction}>
        <AccessCodeTable deviceId={device_id} />
      </div>,
      { in: world },
    );
    const issue = screen.getByRole("button", { name: "1 warning" });
    // Moves the pointer away first, because a tooltip opens only when the pointer arrives.
    await screen.getByRole("heading", { name: /^Access Codes/ }).hover();
    await issue.hover();
    await expect.element(screen.getByRole("tooltip")).toBeVisible();
    await settled(screen.container);
    const menu = issue.element().closest(".seam-row")?.querySelector(".seam-code-menu")?.getBoundingClientRect();
    // Its border is invisible.
    const tooltip = screen.getByRole("tooltip").element();
    expect(tooltip.getBoundingClientRect().top + tooltip.clientTop).toBeGreaterThan(menu?.bottom ?? Number.NaN);
    await page.getByRole("button", { name: "Actions for Night porter" }).click();
    await expect.element(screen.getByRole("menu")).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
);

it("offers to delete in red, in the details of a code as in its menu", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Night porter");
  const allowed = { disableDeleteAccessCode: false };
  const screen = await render(
    <>
      <AccessCodeTable deviceId={device_id} {...allowed} />
      <AccessCodeDetails accessCodeId={access_code_id} {...allowed} />
    </>,
    { in: world },
  );
  const quiet = screen.getByRole("button", { name: "Delete code" });
  await expect.element(quiet).toBeVisible();
  await screen.getByRole("button", { name: "Actions for Night porter" }).click();
  const item = screen.getByRole("menuitem", { name: "Delete code" });
  const warning = getComputedStyle(document.querySelector(".seam-alert .seam-icon") ?? document.body).color;
  const red = getComputedStyle(item.element()).color;
  expect(red).not.toBe(warning);
  expect(red).not.toBe(getComputedStyle(screen.getByRole("menuitem", { name: /^Copy code/ }).element()).color);
  expect(getComputedStyle(item.element().querySelector(".seam-icon") ?? document.body).color).toBe(red);
  expect(getComputedStyle(quiet.element()).color).toBe(red);
});

it.each([390, 1000])("leaves no more room below Unlock than a line of news takes, at %i px", async (width) => {
  await page.viewport(width, 800);
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Night porter");
  const screen = await render(
    <>
      <DeviceDetails deviceId={device_id} />
      <AccessCodeDetails accessCodeId={access_code_id} />
    </>,
    { in: world },
  );
  await expect.poll(() => screen.getByRole("button", { name: "Unlock" }).elements().length).toBe(2);
  for (const lock of screen.container.querySelectorAll(".seam-lock")) {
    const { bottom = 0 } = lock.querySelector(".seam-lock-action")?.getBoundingClientRect() ?? {};
    expect(lock.getBoundingClientRect().bottom - bottom).toBeLessThan(33);
  }
});

it.each([390, 1000].flatMap((width) => [true, false].map((grouped) => ({ width, grouped }))))(
  "sets all that stands beside each other in a code's row on one centre, at $width px, grouped: $grouped",
  async ({ width, grouped }) => {
    await page.viewport(width, 800);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const screen = await render(<AccessCodeTable deviceId={device_id} grouped={grouped} />, { in: world });
    await expect.element(screen.getByText("Night porter")).toBeVisible();
    const middle = (selector: string) => {
      const { top, bottom } = boxOf(`.seam-code-row ${selector}`);
      return (top + bottom) / 2;
    };
    const beside =
      width < 440
        ? [".seam-row-open", ".seam-issue", ".seam-code-menu"]
        : [grouped ? ".seam-code-when > bdi" : ".seam-row-text", ".seam-code-pin", ".seam-issue", ".seam-code-menu"];
    for (const part of beside) expect(Math.abs(middle(part) - middle(beside[0] ?? ""))).toBeLessThan(1.5);
  },
);

it("sets a form, and its buttons, in the middle of a wide frame", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await render(<CreateAccessCodeForm deviceId={device_id} />, { in: world });
  await expect.element(screen.getByRole("button", { name: "Save" })).toBeVisible();
  const [frame, form, save] = [boxOf(".seam-frame"), boxOf(".seam-field"), boxOf(".seam-footer > [type=submit]")];
  expect(Math.abs(frame.left + frame.right - form.left - form.right)).toBeLessThan(2);
  expect(save.right).toBeCloseTo(boxOf(".seam-form .seam-field .seam-input").right, 0);
});
