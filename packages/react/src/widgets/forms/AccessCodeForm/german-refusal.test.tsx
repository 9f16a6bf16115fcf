import { expect, it } from "vitest";
import { findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { createWorld } from "../../../../test/world.ts";
import { de } from "../../../strings/de.ts";
import { problems } from "../../../strings/problems/de.ts";
import { CreateAccessCodeForm } from "./CreateAccessCodeForm.tsx";

it("says in the reader's language why digits were refused", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const words = { locale: "de", messages: de };
  const screen = await render(<CreateAccessCodeForm deviceId={device_id} />, { in: world, provider: words });
  const { name, pin, save } = de.accessCodeForm;
  await screen.getByRole("textbox", { name, exact: true }).fill("Klempner");
  await screen.getByRole("textbox", { name: pin, exact: true }).fill("4821");
  const refused = screen.getByText(`\u2068${problems.digitsInUse}\u2069 ${de.remedy.otherDigits}`);
  await screen.getByRole("button", { name: save, exact: true }).click();
  await expect.element(refused).toBeVisible();
  expect(screen.container.textContent).not.toContain("same digits");
});
