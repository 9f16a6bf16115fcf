// Opening, adding, editing and deleting codes from the table.
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { codesOf, findDevice } from "../../../../test/codes.ts";
import { holdAnswers } from "../../../../test/wire/held-answers.ts";
import { render, Signed } from "../../../../test/render.tsx";
import { watchRequests } from "../../../../test/wire/requests.ts";
import { createWorld } from "../../../../test/world.ts";
import { AccessCodeTable } from "./AccessCodeTable.tsx";
import {
  allowed,
  item,
  menuOf,
  opened,
  rowOf,
  said,
  type Screen,
  title,
} from "../../../../test/screens/access-code-table.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("opening", () => {
  it("opens the details and comes back to the row, and tells the host", async () => {
    const onAccessCodeClick = vi.fn<(id: string) => void>();
    const onNavigate = vi.fn<(view: string, id: string | null) => void>();
    const { screen, codes, door } = await opened({ onAccessCodeClick, onNavigate });
    const [id] = codes.filter(({ name }) => name === "Amara Okafor").map(({ access_code_id }) => access_code_id);
    await screen.getByRole("button", { name: "Amara Okafor", exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "Access code", exact: true })).toHaveFocus();
    expect(onAccessCodeClick).toHaveBeenCalledWith(id);
    expect(onNavigate).toHaveBeenLastCalledWith("access-code-details", id);
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("button", { name: "Amara Okafor", exact: true })).toHaveFocus();
    expect(onNavigate).toHaveBeenLastCalledWith("access-code-table", door.device_id);
  });

  it("closes the open form when the host shows another lock, and moves the focus to that lock's list", async () => {
    const { screen, world } = await opened({ disableEditAccessCode: false });
    const other = await findDevice(world, "Garden Gate");
    await menuOf(screen, "Amara Okafor").click();
    await item(screen, "Edit code").click();
    await screen.getByRole("textbox", { name: "Name", exact: true }).fill("Amara O.");
    await screen.rerender(
      <Signed in={world}>
        <AccessCodeTable deviceId={other.device_id} disableEditAccessCode={false} />
      </Signed>,
    );
    const { length } = await codesOf(world, other.device_id);
    await expect.element(title(screen)).toHaveTextContent(`Access Codes${length}`);
    await expect.element(title(screen)).toHaveFocus();
    expect(screen.getByRole("textbox").elements()).toHaveLength(0);
  });

  it("opens no details with preventDefaultOnAccessCodeClick", async () => {
    const onAccessCodeClick = vi.fn<(id: string) => void>();
    const { screen } = await opened({ onAccessCodeClick, preventDefaultOnAccessCodeClick: true });
    await screen.getByRole("button", { name: "Amara Okafor", exact: true }).click();
    expect(onAccessCodeClick).toHaveBeenCalledOnce();
    await expect.element(title(screen)).toBeVisible();
  });
});

describe("deleting", () => {
  const remove = async (screen: Screen, name: string) => {
    await menuOf(screen, name).click();
    await item(screen, "Delete code").click();
  };
  const dialog = (screen: Screen) => screen.getByRole("alertdialog", { name: "Delete this code?" });

  it("asks first; Escape cancels, and returns the focus to the row's menu", async () => {
    const { screen, world, door } = await opened(allowed);
    await remove(screen, "Amara Okafor");
    await expect.element(dialog(screen)).toMatchTextContent(/Amara Okafor will no longer open Front Door/);
    await expect.element(dialog(screen).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await expectAccessible(screen.container);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog(screen)).not.toBeInTheDocument();
    await expect.element(menuOf(screen, "Amara Okafor")).toHaveFocus();
    expect(await codesOf(world, door.device_id)).toHaveLength(5);
  });

  it("does not say of a code that could not be set that it opens the door, neither above it nor when it is deleted", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const screen = await render(<AccessCodeTable deviceId={device_id} grouped {...allowed} />, { in: world });
    await expect.element(screen.getByRole("heading", { name: "Now", exact: true })).toBeVisible();
    await world.control("faults/set", { device_id, fault: "slots_full", times: null });
    await world.call("/access_codes/create", { device_id, name: "Plumber" });
    await world.control("clock/advance", { milliseconds: 60_000 });
    window.dispatchEvent(new Event("visibilitychange"));
    const plumber = rowOf(screen, "Plumber");
    await expect.element(plumber).toMatchTextContent(/Could not be set on the lock/);
    const isAboveNow = () => {
      const now = screen.getByRole("heading", { name: "Now", exact: true }).element();
      return plumber.element().getBoundingClientRect().top < now.getBoundingClientRect().top;
    };
    // A new code keeps its position until the list is opened again.
    expect(isAboveNow()).toBe(false);
    await screen.getByRole("button", { name: "Plumber", exact: true }).click();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("heading", { name: "Needs attention", exact: true })).toBeVisible();
    await expect.poll(isAboveNow).toBe(true);
    await remove(screen, "Plumber");
    await expect.element(dialog(screen)).toMatchTextContent(/Plumber will not open Front Door/);
  });

  it("deletes the code, says so, and moves the focus from the lost row to the title", async () => {
    const { screen, world, door } = await opened(allowed);
    await remove(screen, "Amara Okafor");
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(screen.getByText("The code is being removed", { exact: true }).first()).toBeVisible();
    await expect.element(said(screen)).toHaveTextContent("Amara Okafor: Removed from the lock");
    await expect.element(screen.getByRole("button", { name: "Amara Okafor", exact: true })).not.toBeInTheDocument();
    await expect.poll(() => codesOf(world, door.device_id)).toHaveLength(4);
    await expect.element(title(screen)).toHaveFocus();
  });

  it("leaves no empty place where the code was, although the pointer is over the list", async () => {
    const { screen } = await opened(allowed);
    const list = screen.getByRole("list", { name: "Access Codes" });
    const height = () => list.element().getBoundingClientRect().height;
    const before = height();
    await remove(screen, "Amara Okafor");
    await dialog(screen).getByRole("button", { name: "Delete code" }).click();
    await screen.getByRole("button", { name: "Night porter", exact: true }).hover();
    await expect.element(screen.getByRole("button", { name: "Amara Okafor", exact: true })).not.toBeInTheDocument();
    expect(height()).toBeLessThan(before - 40);
  });

  it("sends one request for two presses at once, and does not report a failure for the second", async () => {
    const { screen } = await opened(allowed);
    await remove(screen, "Amara Okafor");
    const requests = watchRequests();
    const element = dialog(screen).getByRole("button", { name: "Delete code" }).element() as HTMLElement;
    element.click();
    await Promise.resolve();
    element.click();
    await expect.element(screen.getByText("The code is being removed", { exact: true }).first()).toBeVisible();
    await expect.element(said(screen)).toHaveTextContent("Amara Okafor: Removed from the lock");
    await expect.element(dialog(screen)).not.toBeInTheDocument();
    expect(requests.count("/access_codes/delete")).toBe(1);
  });

  it("says in the dialog why the server refused, and can be tried again", async () => {
    const { screen, world, door } = await opened(allowed);
    await remove(screen, "Amara Okafor");
    await world.control("network/set", { status: 403 });
    await dialog(screen).getByRole("button", { name: "Delete code" }).click();
    await expect
      .element(dialog(screen).getByRole("alert"))
      .toMatchTextContent(/^Error: The code was not deleted\. \S+/);
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await dialog(screen).getByRole("button", { name: "Delete code" }).click();
    await expect.element(dialog(screen)).not.toBeInTheDocument();
    await expect.poll(() => codesOf(world, door.device_id)).toHaveLength(4);
  });
});

describe("adding and editing", () => {
  it("adds a code, shows it, and then in its row when the code is on the lock", async () => {
    const { screen, world, door } = await opened(allowed, { lock_delay_ms: 300 });
    await screen.getByRole("button", { name: "Add code" }).click();
    await expect.element(screen.getByRole("heading", { name: "Add new access code" })).toHaveFocus();
    await screen.getByRole("textbox", { name: "Name" }).fill("Plumber");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { name: "Plumber", exact: true })).toHaveFocus();
    await screen.getByRole("button", { name: "Done" }).click();
    await expect.element(screen.getByRole("button", { name: "Add code" })).toHaveFocus();
    await expect.element(rowOf(screen, "Plumber")).toMatchTextContent(/Ends: Never/);
    await expect
      .poll(async () => (await codesOf(world, door.device_id)).find(({ name }) => name === "Plumber")?.status)
      .toBe("set");
    await expect.element(rowOf(screen, "Plumber")).not.toMatchTextContent(/Being set/);
  });

  it("says that a save failed after its form was left, and does not close the view that is open by then", async () => {
    const { screen, world } = await opened(allowed);
    await screen.getByRole("button", { name: "Add code" }).click();
    await screen.getByRole("textbox", { name: "Name" }).fill("Plumber");
    await world.control("network/set", { status: 403 });
    const answer = holdAnswers("/access_codes/create");
    await userEvent.keyboard("{Enter}");
    await screen.getByRole("button", { name: "Back" }).click();
    await screen.getByRole("button", { name: "Amara Okafor", exact: true }).click();
    answer();
    await expect.element(said(screen)).toMatchTextContent(/^The code could not be saved\. \S+/);
    await expect.element(screen.getByRole("heading", { name: "Access code", exact: true })).toBeVisible();
  });

  it("edits a code, and returns the focus to its row", async () => {
    const { screen, world, door } = await opened(allowed);
    await menuOf(screen, "Amara Okafor").click();
    await item(screen, "Edit code").click();
    await expect.element(screen.getByRole("heading", { name: "Edit access code" })).toHaveFocus();
    await screen.getByRole("textbox", { name: "Name" }).fill("Amara O.");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(said(screen)).toHaveTextContent("Code saved");
    await expect.element(screen.getByRole("button", { name: "Amara O.", exact: true })).toHaveFocus();
    const names = async () => (await codesOf(world, door.device_id)).map(({ name }) => name);
    expect(await names()).toContain("Amara O.");
  });
});

it("the second click of a double click on Delete code does not confirm the dialog that opens under the pointer", async () => {
  const { screen } = await opened(allowed);
  await menuOf(screen, "Amara Okafor").click();
  await item(screen, "Delete code").click();
  const requests = watchRequests();
  const confirm = screen.getByRole("alertdialog").getByRole("button", { name: "Delete code" });
  await expect.element(confirm).toBeVisible();
  confirm.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  await expect.element(confirm).not.toHaveAttribute("aria-disabled");
  expect(requests.count("/access_codes/delete")).toBe(0);
  await confirm.click();
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
});

it("says that a code is being deleted until another view opens", async () => {
  const { screen } = await opened(allowed);
  await menuOf(screen, "Amara Okafor").click();
  await item(screen, "Delete code").click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Delete code" }).click();
  const toast = () => screen.container.querySelectorAll(".seam-toast").length;
  await expect.poll(toast).toBe(1);
  await screen.getByRole("button", { name: "Add code" }).click();
  await expect.element(screen.getByRole("heading", { name: "Add new access code" })).toBeVisible();
  expect(toast()).toBe(0);
});

describe("a table whose lock", () => {
  it.each([
    ["was not found", "00000000-0000-4000-8000-000000000000", "This was not found. It may have been removed."],
    ["is not set", "", "Nothing to show yet: deviceId is not set."],
  ])("%s does not offer to add a code", async (_, deviceId, sentence) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const screen = await render(<AccessCodeTable deviceId={deviceId} disableCreateAccessCode={false} />);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Add code" })).not.toBeInTheDocument();
  });
});
