// Codes of older, newer or careless servers: what the widgets show must be true at the door.
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render as mount } from "vitest-browser-react";
import { AccessCodeDetails, AccessCodeTable, EditAccessCodeForm, SeamProvider } from "../../src/index.ts";
import { findDevice } from "../codes.ts";
import { type About, aboutFrontDoor } from "../screens/every-widget.ts";
import { asItIs, type OddWire, oddWire, type Spoil } from "../wire/odd-wire.ts";
import { createWorld, type World } from "../world.ts";

let world: World;
let about: About;
beforeEach(async () => {
  world = await createWorld();
  about = await aboutFrontDoor(world);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Makes the only code, as a server sends it. */
const codeOf =
  (change: object): NonNullable<Spoil> =>
  ({ access_code, access_codes, ...rest }) => ({
    ...rest,
    ...(access_code !== undefined && { access_code: { ...Object(access_code), ...change } }),
    ...(Array.isArray(access_codes) && { access_codes: [{ ...Object(access_codes[0]), ...change }] }),
  });

function shown(children: ReactNode, spoil: Spoil): OddWire {
  const wire = oddWire(world, spoil);
  void mount(
    <SeamProvider client={wire.client} disableCssInjection disableFontInjection>
      {children}
    </SeamProvider>,
  );
  return wire;
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const row = () => page.getByRole("listitem").element().textContent;
const healthy = { errors: [], warnings: [], pending_mutations: [] };

describe("a code that the lock does not have", () => {
  it.each([
    [
      "says so in the table once its time has come",
      { type: "time_bound", starts_at: hours(-1), ends_at: hours(1) },
      true,
    ],
    ["says so in the table when it has no end", { type: "ongoing" }, true],
    ["says so before its time", { type: "time_bound", starts_at: hours(1), ends_at: hours(2) }, true],
    [
      "says nothing more when its time is over",
      { type: "time_bound", starts_at: hours(-2), ends_at: hours(-1) },
      false,
    ],
  ])("%s", async (_, times, isSaid) => {
    shown(<AccessCodeTable deviceId={about.deviceId} />, codeOf({ ...healthy, status: "unset", ...times }));
    await expect.element(page.getByRole("listitem")).toBeVisible();
    expect(row()?.includes("Not on the lock yet")).toBe(isSaid);
  });
});

it("without an event stream, a code whose start has come is loaded again until it is on the lock", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: Date.now() });
  const times = { ...healthy, type: "time_bound", starts_at: hours(1), ends_at: hours(2) };
  const wire = shown(<AccessCodeTable deviceId={about.deviceId} />, codeOf({ ...times, status: "unset" }));
  await expect.element(page.getByText(/^Starts: /)).toBeVisible();
  vi.setSystemTime(Date.parse(times.starts_at) + 1);
  wire.spoil = codeOf({ ...times, status: "setting" });
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText("Being set on the lock")).toBeVisible();
  wire.spoil = codeOf({ ...times, status: "set" });
  vi.advanceTimersByTime(3000);
  await expect.element(page.getByText("Being set on the lock")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Ends: /)).toBeVisible();
});

describe.each([undefined, "recurring"])("a code of the unknown type %o", (type) => {
  const ended = codeOf({ ...healthy, type, starts_at: hours(-2), ends_at: hours(-1) });

  it("is shown with the times that it has", async () => {
    shown(<AccessCodeDetails accessCodeId={about.accessCodeId} />, ended);
    await expect.element(page.getByText(/^Ended /)).toBeVisible();
    expect(document.body.textContent).not.toContain("Ongoing");
  });

  it("stays time-bound in the form, so that a new name does not make it endless", async () => {
    shown(<EditAccessCodeForm accessCodeId={about.accessCodeId} />, ended);
    await expect.element(page.getByRole("radio", { name: "Start/end times" })).toBeChecked();
  });
});

it.each([undefined, ""])("a code without digits (%j) does not offer to copy them", async (code) => {
  shown(<AccessCodeTable deviceId={about.deviceId} />, codeOf({ ...healthy, code }));
  await expect.element(page.getByText("Not chosen yet")).toBeVisible();
  expect(document.querySelector('[aria-haspopup="menu"]')).toBeNull();
});

describe("a change that the server's first answer calls failed", () => {
  const refused: NonNullable<Spoil> = ({ action_attempt, ...rest }) => ({
    ...rest,
    ...(action_attempt !== undefined && {
      action_attempt: {
        ...Object(action_attempt),
        status: "error",
        error: { type: "lock_refused", message: "The lock refused." },
      },
    }),
  });

  it("is not reported as saved", async () => {
    const wire = shown(<EditAccessCodeForm accessCodeId={about.accessCodeId} />, asItIs);
    await page.getByRole("textbox", { name: "Name" }).fill("Plumber");
    wire.spoil = refused;
    await page.getByRole("button", { name: "Save" }).click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Error: The code could not be saved. The lock refused.");
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Plumber");
  });

  it("is not reported as removed", async () => {
    // The real server does remove the code. The fault makes it too slow for this test to see, and `asBefore` hides that
    // it has begun.
    await world.control("faults/set", { device_id: about.deviceId, fault: "slow", times: null });
    const asBefore = codeOf({ ...healthy, status: "set" });
    const wire = shown(<AccessCodeDetails accessCodeId={about.accessCodeId} disableDeleteAccessCode={false} />, asItIs);
    await page.getByRole("button", { name: "Delete code" }).click();
    wire.spoil = (answer) => asBefore(refused(answer) as typeof answer);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete code" }).click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Error: The code was not deleted. The lock refused.");
  });
});

it("a code that was created without a clear answer appears in the list, so that nobody creates it twice", async () => {
  // No code of this door is pending: the table would refetch its codes for a pending one, and the test would prove
  // nothing.
  const { device_id } = await findDevice(world, "Garden Gate");
  const wire = shown(<AccessCodeTable deviceId={device_id} disableCreateAccessCode={false} />, asItIs);
  await page.getByRole("button", { name: "Add code" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Plumber");
  wire.spoil = (answer) => (answer["access_code"] === undefined ? answer : new Response("", { status: 502 }));
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^Error: No clear response came/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Plumber", exact: true })).toBeVisible();
});
