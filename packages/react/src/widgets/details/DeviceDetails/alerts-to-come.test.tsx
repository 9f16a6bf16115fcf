// Issues come first when the details open, however late their translations load.
import { expect, it, vi } from "vitest";
import { render } from "../../../../test/render.tsx";
import { createWorld } from "../../../../test/world.ts";
import { ar } from "../../../strings/ar.ts";
import { problems } from "../../../strings/problems/ar.ts";
import { DeviceDetails } from "./DeviceDetails.tsx";

const arrived = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import("../../../strings/problems/load-problems.ts"), async (original) => {
  const { loadProblems } = await original();
  return {
    loadProblems: async (locale) => {
      await arrived.promise;
      return loadProblems(locale);
    },
  };
});

// No retry, because the translations would be loaded by then.
it("shows alerts above the buttons, and no button before them", { retry: 0 }, async () => {
  const world = await createWorld({ world: "troubled" });
  const device = (await world.devices()).find(({ properties }) => properties.name === "Everything at once");
  const screen = await render(<DeviceDetails deviceId={device?.device_id ?? ""} />, {
    in: world,
    provider: { locale: "ar", messages: ar },
  });
  await expect.element(screen.getByRole("status").first()).toBeInTheDocument();
  const buttonsBefore: number[] = [];
  const alerts = () => screen.getByRole("listitem").elements();
  const buttons = () => screen.getByRole("button").elements();
  const observer = new MutationObserver(() => alerts().length === 0 && buttonsBefore.push(buttons().length));
  observer.observe(screen.container, { childList: true, subtree: true });
  await expect.poll(() => screen.container.querySelector(".seam-waiting")).not.toBeNull();
  arrived.resolve();
  await expect.element(screen.getByText(problems.batteryLow)).toBeVisible();
  observer.disconnect();
  expect(buttonsBefore.filter((count) => count > 0)).toEqual([]);
  const codes = screen.getByRole("button", { name: /رموز دخول|رمز دخول|رمزا دخول/ });
  const { top } = codes.element().getBoundingClientRect();
  for (const alert of alerts()) expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});
