// Hosts that morph their page send each element empty. The widget's content must stay.
import { beforeEach, describe, expect, it } from "vitest";
import { findDevice } from "../codes.ts";
import { aboutAttribute, elementHtml, everyElement } from "../screens/every-element.ts";
import { type About, aboutFrontDoor } from "../screens/every-widget.ts";
import { expectToStay, type Library, libraries, openMorphedPage } from "../screens/morphed-page.ts";
import { createWorld, type World } from "../world.ts";
import "../appearance.ts";

let world: World;
let about: About;
// Each test has a world of its own: a form that one test saves changes what the next widget shows.
beforeEach(async () => {
  world = await createWorld();
  about = await aboutFrontDoor(world);
});

const loading = '<div class="seam-components">Loading the doors …</div>';

describe.each(Object.keys(libraries) as Library[])("on a page that %s morphs", (library) => {
  it.each(everyElement)("<$tag> keeps all that it shows, the focus and what was typed", async (each) => {
    const own = (more = "", inside = "") =>
      elementHtml(each.tag, world, `${aboutAttribute(about, each.about)} ${more}`, inside);
    const opened = await openMorphedPage("<p>One</p>", own(), "<p>Two</p>");
    const { element, screen } = opened;
    const control = each.control(screen);
    await expect.element(control).toBeVisible();
    if (each.typed) await control.fill(each.typed);
    const field = control.element() as HTMLInputElement;
    field.focus();
    if (each.typed) field.setSelectionRange(1, 1);
    await expectToStay(library, opened, [
      ["<p>1</p>", own(), "<p>2</p>", "<p>3</p>"],
      ["<p>1</p>", own("", loading)],
    ]);

    element.id = "own";
    element.setAttribute("key", "own");
    const named = own('id="own" key="own"');
    await expectToStay(library, opened, [
      ["<p>One</p>", named, "<p>Two</p>"],
      ["<p>Zero</p>", "<p>One</p>", named, "<p>Two</p>"],
      ["<p>Zero</p>", "<p>One</p>", "<p>Two</p>", named],
      [named],
    ]);
    await each.use(screen);
  });

  it("keeps what is open: a menu, and after it a dialog, which gives the focus back", async () => {
    const { device_id } = await findDevice(world, "Front Door");
    const own = elementHtml("seam-access-code-table", world, `device-id="${device_id}" id="own" key="own"`);
    const opened = await openMorphedPage("<p>One</p>", own, "<p>Two</p>");
    const { element, screen } = opened;
    const moved = [["<p>One</p>", own], ["<p>One</p>", "<p>Two</p>", own], [own]];
    const menu = screen.getByRole("button", { name: "Actions for Cleaning team" });
    await menu.click();
    await expect.element(screen.getByRole("menuitem").first()).toHaveFocus();
    await expectToStay(library, opened, moved);
    expect(element.querySelector(".seam-popover:popover-open")).not.toBeNull();

    await screen.getByRole("menuitem", { name: "Delete code" }).click();
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await expectToStay(library, opened, moved);
    expect(element.querySelector(".seam-dialog:modal")).not.toBeNull();
    await screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(menu).toHaveFocus();
    expect(element.querySelector(".seam-dialog")).toBeNull();
  });

  it("keeps a view that was opened in a table, with the focus on its title", async () => {
    const own = elementHtml("seam-device-table", world);
    const opened = await openMorphedPage("<p>One</p>", own, "<p>Two</p>");
    const { screen } = opened;
    await screen.getByRole("button", { name: "Front Door", exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "Device details" })).toHaveFocus();
    await expect.element(screen.getByRole("button", { name: "Unlock", exact: true })).toBeVisible();
    await expectToStay(library, opened, [["<p>1</p>", own, "<p>2</p>"]]);
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("button", { name: "Front Door", exact: true })).toHaveFocus();
  });

  it("shows the device that the page now names", async () => {
    const own = (id: string) => elementHtml("seam-device-details", world, `device-id="${id}"`);
    const { screen, page, send } = await openMorphedPage(own(about.deviceId));
    await expect.element(screen.getByText("Front Door")).toBeVisible();
    const { device_id } = await findDevice(world, "Garden Gate");
    for (let round = 0; round < 2; round += 1) libraries[library](page, send(own(device_id)));
    await expect.element(screen.getByText("Garden Gate")).toBeVisible();
  });

  it("keeps the message of an element whose credentials are wrong", async () => {
    const own = elementHtml("seam-device-table", { ...world, endpoint: "nowhere" });
    const opened = await openMorphedPage("<p>One</p>", own);
    await expect.element(opened.screen.getByRole("alert")).toBeVisible();
    await expectToStay(library, opened, [["<p>1</p>", own, "<p>2</p>"]]);
  });
});
