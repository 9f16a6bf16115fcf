// Every element that leads to a lock passes `confirm-unlock` to it, through any number of views.
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { aboutFrontDoor } from "../../test/screens/every-widget.ts";
import { watchRequests } from "../../test/wire/requests.ts";
import { createWorld } from "../../test/world.ts";
import "../elements.ts";

const host = document.createElement("div");
document.body.append(host);
afterEach(() => host.replaceChildren());

it.each([
  ["seam-device-table", ["Front Door"]],
  ["seam-device-details", []],
  ["seam-access-code-table", ["Amara Okafor"]],
  ["seam-access-code-details", []],
])("<%s confirm-unlock> asks for a second press", async (tag, way) => {
  const world = await createWorld();
  const { deviceId, accessCodeId } = await aboutFrontDoor(world);
  const { endpoint, client_session_token } = world;
  host.innerHTML = `<${tag} confirm-unlock endpoint="${endpoint}" client-session-token="${client_session_token}"
    device-id="${deviceId}" access-code-id="${accessCodeId}" disable-css-injection disable-font-injection></${tag}>`;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  for (const row of way) await button(row).click();
  const requests = watchRequests();
  await button("Unlock").click();
  await expect.element(button("Unlock now")).toHaveFocus();
  expect(requests.count("/locks/unlock_door")).toBe(0);
});
