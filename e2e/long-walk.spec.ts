// A long day at both desks: random presses, doors that move by themselves, a server that is killed, paused and
// restarted. In the end the desks always match the server, and no press moves a bolt twice.
import type { Page } from "@playwright/test";
import { expect, type Server, test } from "./server.ts";
import { halves } from "./halves.ts";
import { contradictions } from "./walk/contradictions.ts";
import { happenIn } from "./walk/house.ts";
import { actAt } from "./walk/person.ts";
import { randomOf, type Random } from "./walk/random.ts";
import { readDesks } from "./walk/screen.ts";

/**
 * Steps of the walk. `WALK_STEPS=1000 npx playwright test e2e/long-walk.spec.ts` takes half an hour. `WALK_SEED`
 * changes the steps.
 */
const steps = Number(process.env["WALK_STEPS"] ?? 40);
const seed = Number(process.env["WALK_SEED"] ?? 20_261_128);
const regions = halves.map(({ region }) => region);

test(`a walk of ${steps} steps, with the server killed and stopped, comes to no contradiction`, async ({
  page,
  server,
}) => {
  test.setTimeout(120_000 + steps * 6000);
  const random = randomOf(seed);
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  let [moves, presses] = [0, 0];
  page.on("request", (request) => {
    if (/\/locks\/(un)?lock_door$/.test(request.url()) && request.method() === "POST") moves += 1;
  });
  await page.goto(server.banner.url);
  await expect(page.locator(".seam-attention-chip")).toHaveCount(2);

  const act = async () => {
    const { mayMove } = await actAt(page.getByRole("region", { name: random.pick(regions) }), page, random);
    if (mayMove) presses += 1;
  };
  for (let step = 1; step <= steps; step += 1) {
    const roll = random.below(20);
    if (roll === 0) await whileKilled(server, random, act);
    else if (roll === 1) await whileStopped(page, server, random, act);
    else if (roll < 6) await happenIn(server, random);
    else await act();
    const said = { message: `step ${step} of seed ${seed}`, timeout: 45_000 };
    await expect.poll(() => wrongNow(page, server), said).toEqual([]);
    expect(broken).toEqual([]);
    expect(moves, "commands sent to locks").toBeLessThanOrEqual(presses);
  }
});

async function wrongNow(page: Page, server: Server): Promise<string[]> {
  const desks = await readDesks(page, regions);
  const slips = desks.flatMap((desk) => desk.slips);
  return slips.length > 0 ? slips : contradictions(server, desks);
}

async function whileKilled(server: Server, random: Random, act: () => Promise<void>): Promise<void> {
  await server.kill();
  for (let presses = random.below(3); presses >= 0; presses -= 1) await act();
  await server.restart();
}

/** Acts while the server is paused. It accepts connections then and answers nothing. */
async function whileStopped(page: Page, server: Server, random: Random, act: () => Promise<void>): Promise<void> {
  server.pause();
  for (let presses = random.below(3); presses >= 0; presses -= 1) await act();
  await page.waitForTimeout(random.below(6000));
  server.resume();
}
