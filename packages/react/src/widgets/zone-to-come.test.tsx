// A code's times are in its door's zone. Until the door is loaded only the times stay open: a time in another zone
// would be wrong at the door, and lock somebody out.
import { expect, it, vi } from "vitest";
import { findDevice } from "../../test/codes.ts";
import { oddWire } from "../../test/wire/odd-wire.ts";
import { render } from "../../test/render.tsx";
import { createWorld } from "../../test/world.ts";
import { AccessCodeDetails } from "./details/AccessCodeDetails/AccessCodeDetails.tsx";
import { AccessCodeTable } from "./details/AccessCodeTable/AccessCodeTable.tsx";

const year = new Date().getUTCFullYear() + 1;

/**
 * Creates a code that ends on the first of June in Auckland, in any zone of the test machine. The request for its door
 * waits until `answer` is called.
 */
async function world() {
  const made = await createWorld();
  const { device_id } = await findDevice(made, "Front Door");
  const ends_at = `${year}-05-31T12:30:00.000Z`;
  const { access_code } = await made.call<{ access_code: { access_code_id: string } }>("/access_codes/create", {
    device_id,
    name: "Visitor",
    starts_at: "2026-01-01T00:00:00.000Z",
    ends_at,
  });
  let answer: (door: "here" | "gone") => void = () => undefined;
  const waiting = new Promise<"here" | "gone">((resolve) => {
    answer = resolve;
  });
  const { client } = oddWire(made, (body) => body);
  const get = client.devices.get.bind(client.devices);
  vi.spyOn(client.devices, "get").mockImplementation(async (...asked) => {
    if ((await waiting) === "gone") throw new Error("The door does not say.");
    const device = await get(...asked);
    return { ...device, location: { ...device.location, timezone: "Pacific/Auckland" } };
  });
  const provider = { client, clientSessionToken: undefined, endpoint: undefined };
  return { in: made, provider, device_id, access_code_id: access_code.access_code_id, answer };
}

it("a table shows its codes at once, and their dates once the door is loaded", async () => {
  const { device_id, answer, ...options } = await world();
  const screen = await render(<AccessCodeTable deviceId={device_id} />, options);
  await expect.element(screen.getByText("Ends: ...", { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText(/^Code: \d{4}/).first()).toBeVisible();
  answer("here");
  await expect.element(screen.getByText(new RegExp(`^Ends: Jun 1, ${year}, 12:30\\sAM$`))).toBeVisible();
});

it("a code's details show its times once the door is loaded", async () => {
  const { access_code_id, answer, ...options } = await world();
  const screen = await render(<AccessCodeDetails accessCodeId={access_code_id} />, options);
  await expect.element(screen.getByText("Active until ...", { exact: true })).toBeVisible();
  answer("here");
  await expect.element(screen.getByText(/^Active until [A-Z][a-z]{2}, Jun 1, .*12:30/)).toBeVisible();
});

it("times are shown in the reader's zone when the door cannot be loaded", async () => {
  const { device_id, answer, ...options } = await world();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const screen = await render(<AccessCodeTable deviceId={device_id} />, options);
  await expect.element(screen.getByText("Ends: ...", { exact: true }).first()).toBeVisible();
  answer("gone");
  await expect.element(screen.getByText(/^Ends: (May 31|Jun 1), /).first()).toBeVisible();
});
