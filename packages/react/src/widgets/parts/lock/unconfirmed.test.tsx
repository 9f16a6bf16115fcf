import { expect, it } from "vitest";
import { expectAccessible } from "../../../../test/appearance.ts";
import { openDoor } from "../../../../test/screens/lock-door.tsx";
import { watchWords } from "../../../../test/watch-words.ts";
import { holdAnswers } from "../../../../test/wire/held-answers.ts";

it("says of a command that was sent and not confirmed that it may be done, and nothing else", async () => {
  const { world, door, screen, button, text, spoken, fault } = await openDoor(true);
  const said = watchWords(screen.container);
  await fault("no_answer");
  await button("Unlock").click();
  await expect.element(button("Unlocking…")).toBeVisible();
  // The server will soon read the lock. That it is open is not known here yet.
  const release = holdAnswers("/devices/get");
  await world.control("clock/advance", { milliseconds: 31_000 });
  await expect.element(screen.getByText(/^Front Door may be open\. /)).toBeVisible();
  await expect.element(text("Last known: Locked")).toBeVisible();
  await expect.element(button("Try again")).toHaveFocus();
  await expect.element(button("Lock")).toBeVisible();
  await expect.element(spoken).toMatchTextContent(/: Last known: Locked\. Front Door may be open\. /);
  await expectAccessible(screen.container);
  release();
  await expect.element(text("Unlocked")).toBeVisible();
  await expect.poll(said).toContain("Confirmed by the lock");
  await expect.element(spoken).toHaveTextContent(`${door.properties.name}: Unlocked. Confirmed by the lock`);
  await expect.element(button("Lock")).toHaveAttribute("data-kind", "primary");
  expect(said().filter((words) => /Not unlocked|Door: Locked|remotely/.test(words))).toEqual([]);
});
