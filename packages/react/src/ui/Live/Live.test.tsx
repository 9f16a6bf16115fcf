import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Live, useAnnounce } from "./Live.tsx";

afterEach(() => void vi.useRealTimers());

function Say({ text }: { text: string }) {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce(text)}>
      Say it
    </button>
  );
}

it("keeps what it says for as long as it takes to be heard, and does not leave it behind to be read", async () => {
  await render(
    <Live>
      <Say text="Front Door: Unlocked" />
    </Live>,
  );
  const [region, button] = [page.getByRole("status").element(), page.getByRole("button").element() as HTMLElement];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  button.click();
  vi.advanceTimersByTime(5000);
  expect(region.textContent).toBe("Front Door: Unlocked");
  button.click();
  vi.advanceTimersByTime(5000);
  expect(region.textContent).toBe("Front Door: Unlocked");
  vi.advanceTimersByTime(5000);
  expect(region.textContent).toBe("");
});

it("reads together what comes together, and takes back each part of it by itself", async () => {
  const said: (() => void)[] = [];
  function Both() {
    const announce = useAnnounce();
    return (
      <button type="button" onClick={() => said.push(announce("Front Door: Locked"), announce("Live again"))}>
        Say both
      </button>
    );
  }
  await render(
    <Live>
      <Both />
      <Say text="Side Door: Locked" />
    </Live>,
  );
  const region = page.getByRole("status").element();
  await page.getByRole("button", { name: "Say both" }).click();
  expect(region.textContent).toBe("Front Door: Locked Live again");
  said[0]?.();
  expect(region.textContent).toBe("Live again");
  await page.getByRole("button", { name: "Say it" }).click();
  expect(region.textContent).toBe("Side Door: Locked");
  said[1]?.();
  expect(region.textContent).toBe("Side Door: Locked");
});
