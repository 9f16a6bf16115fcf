// Failure of a code to reach its lock: one cause and one remedy, without moving a button under a finger.
import { describe, expect, it } from "vitest";
import { expectAccessible } from "../../../../test/appearance.ts";
import { findCode, findDevice, findTroubledDoor } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { createWorld } from "../../../../test/world.ts";
import { AccessCodeDetails, type AccessCodeDetailsProps } from "./AccessCodeDetails.tsx";

async function opened(name: string, props: Partial<AccessCodeDetailsProps> = {}, isTroubled = false) {
  const world = await createWorld(isTroubled ? { world: "troubled" } : {});
  const door = await (isTroubled ? findTroubledDoor(world) : findDevice(world, "Front Door"));
  const code = await findCode(world, door.device_id, name);
  const screen = await render(
    <AccessCodeDetails accessCodeId={code.access_code_id} disableEditAccessCode={false} {...props} />,
    { in: world },
  );
  await expect.element(screen.getByText("Timing", { exact: true })).toBeVisible();
  return { screen, world, door, code, remedy: screen.getByRole("button", { name: "Choose other digits" }) };
}
const cause = /Another code on the lock has the same digits\./;

describe("a code that its lock refused", () => {
  it("says why once, above all else, and has one primary button", async () => {
    const { screen, remedy } = await opened("Dawson & Reid Plumbing");
    await expect.element(remedy).toHaveAttribute("data-kind", "primary");
    expect(screen.getByText(cause).elements()).toHaveLength(1);
    expect(screen.container.querySelectorAll('[data-kind="primary"]')).toHaveLength(1);
    const details = screen.getByRole("button", { name: "Device details" });
    await expect.element(details).toBeVisible();
    const door = details.element();
    expect(remedy.element().compareDocumentPosition(door)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // No message is offered for copying, because its digits do not open the door.
    expect(screen.getByRole("button", { name: "Copy message" }).elements()).toHaveLength(0);
    await expectAccessible(screen.container);
  });

  it("has no second instruction beside the remedy", async () => {
    const { screen } = await opened("Dawson & Reid Plumbing");
    await expect.element(screen.getByText(/Choose different digits\.$/)).toBeVisible();
    expect(screen.container.textContent).not.toContain("setting will be retried");
    expect(screen.container.textContent.match(/could not be set/gi)).toHaveLength(1);
  });

  it("opens the form with fresh digits in the field, which has the focus; saving sets the code", async () => {
    const { screen, world, code, remedy } = await opened("Dawson & Reid Plumbing");
    await remedy.click();
    const field = screen.getByRole("textbox", { name: "Code", exact: true });
    await expect.element(field).toHaveFocus();
    const digits = (field.element() as HTMLInputElement).value;
    expect(digits).toMatch(/^\d{4,8}$/);
    expect(digits).not.toBe("5508");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(screen.getByText("On the lock", { exact: true }).first()).toBeVisible();
    const saved = await world.call<{ access_code: { code: string } }>("/access_codes/get", {
      access_code_id: code.access_code_id,
    });
    expect(saved.access_code.code).toBe(digits);
    await expect.element(remedy).not.toBeInTheDocument();
  });

  it("only says what to do where the host lets nobody change codes", async () => {
    const { screen, remedy } = await opened("Dawson & Reid Plumbing", { disableEditAccessCode: true });
    await expect.element(screen.getByText(/Choose different digits\.$/)).toBeVisible();
    expect(remedy.elements()).toHaveLength(0);
  });

  it("asks the host first, which may change the code itself", async () => {
    const asked: string[] = [];
    const props = { onEdit: (id: string) => void asked.push(id), preventDefaultOnEdit: true };
    const { screen, code, remedy } = await opened("Dawson & Reid Plumbing", props);
    await remedy.click();
    expect(asked).toEqual([code.access_code_id]);
    await expect.element(screen.getByText("Timing", { exact: true })).toBeVisible();
  });

  it("keeps every button in its place once it is solved elsewhere", async () => {
    const { screen, world, code, remedy } = await opened("Dawson & Reid Plumbing");
    await expect.element(screen.getByRole("button", { name: "Device details" })).toBeVisible();
    const places = () =>
      ["Device details", "Edit code"].map(
        (name) => screen.getByRole("button", { name }).element().getBoundingClientRect().top,
      );
    const before = places();
    await world.call("/access_codes/update", { access_code_id: code.access_code_id, code: "927461" });
    await expect.element(screen.getByText("This is solved.")).toBeVisible();
    expect(places()).toEqual(before);
    await expect.element(remedy).not.toBeInTheDocument();
  });
});

it("a refusal that comes while the page is open is told below the buttons, with its remedy", async () => {
  const { screen, world, door, code, remedy } = await opened("Cleaning team");
  await expect.element(screen.getByText("On the lock", { exact: true }).first()).toBeVisible();
  const edit = screen.getByRole("button", { name: "Edit code" }).element();
  const before = edit.getBoundingClientRect().top;
  await world.control("faults/set", { device_id: door.device_id, fault: "duplicate_code", times: null });
  await world.call("/access_codes/update", { access_code_id: code.access_code_id, code: "927461" });
  await expect.element(remedy).toBeVisible();
  expect(edit.getBoundingClientRect().top).toBe(before);
  expect(edit.compareDocumentPosition(remedy.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("several errors and a warning are all said, the remedy of the first alone", async () => {
  const { screen } = await opened("Two errors and a warning", {}, true);
  const alerts = screen.getByRole("listitem");
  await expect.poll(() => alerts.elements().filter((each) => each.closest(".seam-alerts")).length).toBe(3);
  expect(screen.container.textContent.match(/retried/g)).toHaveLength(1);
});
