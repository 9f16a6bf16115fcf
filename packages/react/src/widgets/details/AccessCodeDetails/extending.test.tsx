// One press on a code's page extends the code by a night or an hour.
import { expect, it } from "vitest";
import { expectAccessible } from "../../../../test/appearance.ts";
import { codesOf, findCode, findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { createWorld, type World } from "../../../../test/world.ts";
import { AccessCodeDetails, type AccessCodeDetailsProps } from "./AccessCodeDetails.tsx";

async function opened(name: string, props: Partial<AccessCodeDetailsProps> = {}, given?: World) {
  const world = given ?? (await createWorld());
  const { device_id } = await findDevice(world, "Front Door");
  const code = await findCode(world, device_id, name);
  const screen = await render(
    <AccessCodeDetails accessCodeId={code.access_code_id} disableEditAccessCode={false} {...props} />,
    { in: world },
  );
  await expect.element(screen.getByRole("button", { name: "Device details" })).toBeVisible();
  const endNow = async () =>
    Date.parse((await codesOf(world, device_id)).find(({ name: each }) => each === name)?.ends_at ?? "");
  return { screen, world, device_id, ends: Date.parse(code.ends_at ?? ""), endNow };
}
const night = 24 * 3_600_000;

it("gives a stay one night more, says until when, and takes it back on Undo", async () => {
  const { screen, ends, endNow } = await opened("Amara Okafor");
  await screen.getByRole("button", { name: /^Add 1 night, until [A-Z][a-z]{2}, .+ [AP]M$/ }).click();
  await expect.element(screen.getByText(/^1 night more, until /).first()).toBeVisible();
  expect(await endNow()).toBe(ends + night);
  await expectAccessible(screen.container);
  const undo = screen.getByRole("button", { name: "Undo" });
  // The message disappears within seconds, which a busy machine may take between two reads.
  const said: (string | null)[] = [];
  const watch = new MutationObserver(() => said.push(document.body.textContent));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await expect
    .poll(async () => {
      if (undo.elements().length > 0) await undo.click({ timeout: 2000 }).catch(() => undefined);
      return endNow();
    })
    .toBe(ends);
  await expect.poll(() => said.some((text) => /Until .+ again/.test(text ?? ""))).toBe(true);
  watch.disconnect();
});

it("gives a code of some hours one hour more", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  const [starts, ends] = [minute - 3_600_000, minute + 3_600_000];
  const times = { starts_at: new Date(starts).toISOString(), ends_at: new Date(ends).toISOString() };
  await world.call("/access_codes/create", { device_id, name: "Courier", ...times });
  const { screen, endNow } = await opened("Courier", {}, world);
  await screen.getByRole("button", { name: /^Add 1 hour, until / }).click();
  await expect.poll(endNow).toBe(ends + 3_600_000);
});

it("says why a night could not be added, and leaves the code as it was", async () => {
  const { screen, world, ends, endNow } = await opened("Amara Okafor");
  await world.control("network/set", { status: 403 });
  await screen.getByRole("button", { name: /^Add 1 night/ }).click();
  await expect.element(screen.getByText(/^The code could not be saved\. You do not have access/).first()).toBeVisible();
  await world.control("network/set", {});
  expect(await endNow()).toBe(ends);
});

it("is offered for codes that end, where the host lets people change them and does not do so itself", async () => {
  const more = /^Add 1 (night|hour)/;
  const cases = [
    ["Cleaning team", {}],
    ["Amara Okafor", { disableEditAccessCode: true }],
    ["Amara Okafor", { preventDefaultOnEdit: true }],
  ] as const;
  for (const [name, props] of cases) {
    const { screen } = await opened(name, props);
    expect(screen.getByRole("button", { name: more }).elements()).toHaveLength(0);
    await screen.unmount();
  }
});
