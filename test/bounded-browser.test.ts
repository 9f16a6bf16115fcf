// A page that never comes to rest must not keep a measurement from ending.
import { expect, it } from "vitest";
import { boundedBrowser } from "../bench/proof/bounded-browser.ts";

it("ends an act whose page is busy for good, and begins the next in a new browser", async () => {
  const browser = boundedBrowser(3);
  try {
    const busy = await browser.run(async (own) => {
      const page = await own.newPage();
      await page.evaluate(() => {
        for (;;);
      });
    });
    expect(busy).toBe("did not finish within 3 s");
    const fails = await browser.run(async () => Promise.reject(new Error("no such kit\nwith more to say")));
    expect(fails).toBe("failed: no such kit");
    let sum = 0;
    const done = await browser.run(async (own) => {
      const page = await own.newPage();
      sum = await page.evaluate(() => 1 + 1);
    });
    expect([done, sum]).toEqual([undefined, 2]);
  } finally {
    await browser.close();
  }
});
