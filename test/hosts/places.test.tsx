// Widgets in various places of host pages: in dialogs, shadow roots and frames, beside widgets of another user, and
// moved within the page.
import { afterEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { createWorld, findDoor } from "../../packages/react/test/world.ts";
import { type Door, doors, show, type Shown } from "./doors.tsx";

const left: (() => void)[] = [];
afterEach(() => {
  for (const leave of left.splice(0).reverse()) leave();
});

function place(html: string): HTMLElement {
  const host = document.createElement("div");
  host.innerHTML = html;
  document.body.append(host);
  left.push(() => host.remove());
  return host;
}

const row = ({ screen }: Shown, name: string) => screen.getByRole("button", { name, exact: true });

describe.each(doors)("a widget used as %s", (door: Door) => {
  it("works in a modal dialog, and shows its menus and toasts above it", async () => {
    const world = await createWorld();
    // The dialog has no width of its own, so it is as wide as its content.
    const dialog = place("<dialog aria-label='Doors'></dialog>").querySelector("dialog") ?? new HTMLDialogElement();
    const shown = show(door, dialog, world);
    const { screen } = shown;
    left.push(shown.unmount);
    dialog.showModal();
    const locked = await findDoor(world, { locked: true });
    await row(shown, locked.properties.name).click();
    await screen.getByRole("button", { name: /^\d+ access codes?$/ }).click();
    const more = screen.getByRole("button", { name: /^Actions for/ }).first();
    await more.click();
    const menu = screen.getByRole("menuitem").first();
    await expect.element(menu).toBeVisible();
    // Escape closes the menu, which is on top, and not the dialog.
    await userEvent.keyboard("{Escape}");
    await expect.element(more).toHaveFocus();
    expect(dialog.open).toBe(true);
    await more.click();
    await menu.click();
    // The toast appears once the code was written to the clipboard.
    const isOnTop = () => {
      const toast = dialog.querySelector(".seam-toast");
      const { left: x = 0, top: y = 0 } = toast?.getBoundingClientRect() ?? {};
      return toast?.contains(document.elementFromPoint(x + 8, y + 8));
    };
    await expect.poll(isOnTop).toBe(true);
  });

  it("closes its own menu on Escape without passing the key to the host, whose dialog would close too", async () => {
    const world = await createWorld();
    const host = place("");
    const heard: string[] = [];
    host.addEventListener("keydown", ({ key }) => heard.push(key));
    const locked = await findDoor(world, { locked: true });
    const shown = show(door, host, world, { deviceId: locked.device_id });
    left.push(shown.unmount);
    await shown.screen.getByRole("button", { name: /^\d+ access codes?$/ }).click();
    const more = shown.screen.getByRole("button", { name: /^Actions for/ }).first();
    await more.click();
    await expect.element(shown.screen.getByRole("menuitem").first()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(more).toHaveFocus();
    expect(heard).toEqual([]);
    await userEvent.keyboard("{Escape}");
    expect(heard).toEqual(["Escape"]);
  });

  it.each(["a dialog that listens for Escape", "a native one"])(
    "does not pass on an Escape that clears its search or cancels a confirmation: %s",
    async (kind) => {
      const world = await createWorld();
      const dialog = place("<dialog aria-label='Doors'></dialog>").querySelector("dialog") ?? new HTMLDialogElement();
      const heard: string[] = [];
      if (kind === "a native one") dialog.addEventListener("cancel", () => heard.push("Escape"));
      else dialog.addEventListener("keydown", ({ key }) => heard.push(key));
      const shown = show(door, dialog, world, { table: { confirmUnlock: true } });
      left.push(shown.unmount);
      if (kind === "a native one") dialog.showModal();
      else dialog.show();
      const field = shown.screen.getByRole("searchbox");
      const { properties } = await findDoor(world, { locked: true });
      await field.fill(properties.name);
      heard.length = 0;
      await userEvent.keyboard("{Escape}");
      await expect.element(field).toHaveValue("");
      expect([heard, dialog.open]).toEqual([[], true]);
      await row(shown, properties.name).click();
      const button = (name: string) => shown.screen.getByRole("button", { name, exact: true });
      await button("Unlock").click();
      await expect.element(button("Unlock now")).toHaveFocus();
      heard.length = 0;
      await userEvent.keyboard("{Escape}");
      await expect.element(button("Unlock")).toHaveFocus();
      expect([heard, dialog.open]).toEqual([[], true]);
      // No part of the widget can be closed any more, so the host gets the key.
      await userEvent.keyboard("{Escape}");
      expect(heard).toEqual(["Escape"]);
    },
  );

  it("works in a shadow root, and loads its stylesheet there", async () => {
    const world = await createWorld();
    const shadow = place("").attachShadow({ mode: "open" });
    const shown = show(door, shadow, world, { assetsBaseUrl: world.endpoint });
    const { screen } = shown;
    left.push(shown.unmount);
    const locked = await findDoor(world, { locked: true });
    await row(shown, locked.properties.name).click();
    await expect.element(screen.getByRole("heading", { name: locked.properties.name })).toBeVisible();
    await expect.poll(() => shadow.activeElement?.hasAttribute("data-seam-title")).toBe(true);
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect.poll(async () => (await world.device(locked.device_id)).properties.locked).toBe(false);
    await screen.getByRole("button", { name: "Back", exact: true }).click();
    await expect.poll(() => shadow.activeElement?.textContent).toBe(locked.properties.name);
    const frame = shadow.querySelector(".seam-frame");
    await expect.poll(() => frame && getComputedStyle(frame).borderTopStyle).toBe("solid");
  });

  it("keeps the data of two users on one page apart", async () => {
    const [hotel, troubled] = [await createWorld(), await createWorld({ world: "troubled" })];
    const [one, other] = [show(door, place(""), hotel), show(door, place(""), troubled)];
    left.push(one.unmount, other.unmount);
    const [mine, theirs] = [await findDoor(hotel, { locked: true }), await findDoor(troubled, { locked: true })];
    await expect.element(row(one, mine.properties.name)).toBeVisible();
    await expect.element(row(other, theirs.properties.name)).toBeVisible();
    expect(row(one, theirs.properties.name).elements()).toHaveLength(0);
    expect(row(other, mine.properties.name).elements()).toHaveLength(0);
    one.unmount();
    await expect.element(row(other, theirs.properties.name)).toBeVisible();
  });

  it("keeps its search text and results when the page moves it", async () => {
    const world = await createWorld();
    const host = place("<section></section><aside></aside>");
    const { box, screen, unmount } = show(door, host.querySelector("section") ?? host, world);
    left.push(unmount);
    await screen.getByRole("searchbox").fill("room");
    await expect.poll(() => box.querySelector(".seam-count")?.textContent).toContain("of 12");
    host.querySelector("aside")?.append(box);
    await new Promise(requestAnimationFrame);
    await expect.element(screen.getByRole("searchbox")).toHaveValue("room");
    expect(box.querySelector(".seam-count")?.textContent).toContain("of 12");
    await screen.getByRole("searchbox").fill("");
    await expect.poll(() => box.querySelector(".seam-count")?.textContent).toBe("12");
  });
});

it("elements work in a frame that shares nothing with the page, not even storage", async () => {
  const world = await createWorld();
  const { endpoint, publishable_key, user_identifier_key } = world;
  // The script is loaded from Mortise's server, because the test page's own server refuses requests from an opaque
  // origin.
  const frame = document.createElement("iframe");
  frame.title = "Doors";
  frame.sandbox.add("allow-scripts");
  frame.srcdoc = `<!doctype html><script type="module" src="${endpoint}/elements.js"></script>
    <script>
      const told = (text) => parent.postMessage(text, "*");
      addEventListener("error", ({ message }) => told("error: " + message));
      new MutationObserver(() => {
        const rows = document.querySelectorAll(".seam-device-row[role=listitem]").length;
        if (rows > 0) told("rows: " + rows);
      }).observe(document, { subtree: true, childList: true });
    </script>
    <seam-device-table endpoint="${endpoint}" publishable-key="${publishable_key}" user-identifier-key="${user_identifier_key}"
      disable-css-injection disable-font-injection></seam-device-table>`;
  const heard: unknown[] = [];
  const listen = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow) heard.push(data);
  };
  window.addEventListener("message", listen);
  left.push(() => {
    window.removeEventListener("message", listen);
    frame.remove();
  });
  document.body.append(frame);
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toMatch(/^rows: \d+$/);
});

it("an element keeps its look and what was opened when it is moved into a shadow root", async () => {
  const world = await createWorld();
  const shadow = place("").attachShadow({ mode: "open" });
  const shown = show("elements", place(""), world, { assetsBaseUrl: world.endpoint });
  left.push(shown.unmount);
  const locked = await findDoor(world, { locked: true });
  await row(shown, locked.properties.name).click();
  await expect.element(shown.screen.getByRole("heading", { name: locked.properties.name })).toBeVisible();
  shadow.append(shown.box);
  const link = () => shadow.querySelector("link[rel=stylesheet]");
  await expect.poll(link).not.toBeNull();
  await expect.element(shown.screen.getByRole("heading", { name: locked.properties.name })).toBeVisible();
  const frame = shadow.querySelector(".seam-frame");
  await expect.poll(() => frame && getComputedStyle(frame).borderTopStyle).toBe("solid");
});
