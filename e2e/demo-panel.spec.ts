// The demo's panel covers nothing that the widgets ask a person to press.
import { lockedDoor } from "./doors.ts";
import { halves } from "./halves.ts";
import { expect, test } from "./server.ts";

for (const width of [390, 1000, 1700])
  for (const { name, region } of halves)
    test(`Save can be pressed beside the panel at ${width} px, ${name}`, async ({ page, server }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(server.banner.url);
      const desk = page.getByRole("region", { name: region });
      const door = await lockedDoor(server);
      await desk.getByRole("button", { name: door.properties.name }).click();
      await desk.getByRole("button", { name: /access codes?$/ }).click();
      await desk.getByRole("button", { name: "Add code" }).click();
      const save = desk.getByRole("button", { name: "Save" });
      await expect(save).toBeVisible();
      const covered = await save.evaluate((button) => {
        const box = (each: Element) => each.getBoundingClientRect();
        const found: string[] = [];
        for (let top = 0; top < document.documentElement.scrollHeight; top += 20) {
          window.scrollTo(0, top);
          const [control, panel] = [box(button), box(document.querySelector(".panel") as Element)];
          const isApart =
            control.bottom <= panel.top ||
            panel.bottom <= control.top ||
            control.right <= panel.left ||
            panel.right <= control.left;
          if (!isApart) found.push(`scrolled by ${top} px`);
        }
        return found;
      });
      expect(covered).toEqual([]);
    });
