import { expect, it, vi } from "vitest";
import { Door } from "../../../../test/screens/lock-door.tsx";
import { render } from "../../../../test/render.tsx";
import { createWorld, findDoor } from "../../../../test/world.ts";
import { de } from "../../../strings/de.ts";
import { problems } from "../../../strings/problems/de.ts";

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

it("says in the reader's language why a lock did not move, on screen and in speech, however late the words come", async () => {
  const world = await createWorld();
  const door = await findDoor(world, { locked: true });
  const words = { locale: "de", messages: de };
  const screen = await render(<Door deviceId={door.device_id} />, { in: world, provider: words });
  for (const [fault, sentence] of [
    ["jammed", `${problems.jammed} ${de.remedy.checkDoor}`],
    ["refused", problems.commandRefused],
  ] as const) {
    await world.control("faults/set", { device_id: door.device_id, fault, times: 1 });
    await screen.getByRole("button", { name: /^(Entriegeln|Erneut versuchen)$/ }).click();
    await expect.element(screen.getByRole("status").first()).toMatchTextContent(/Nicht entriegelt/);
    arrived.resolve();
    const reason = de.lock.notUnlocked.replace("{reason}", sentence);
    await expect.element(screen.getByText(reason, { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("status").first()).toMatchTextContent(reason);
  }
});
