// Without `grouped`, rows are ordered by age, and each names its door.
import type { AccessCode } from "@mortise/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render as mount } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/appearance.ts";
import { codesOf, findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { allowed, opened, rowOf, rows, search, title } from "../../../../test/screens/access-code-table.tsx";
import { holdAnswers } from "../../../../test/wire/held-answers.ts";
import { oddWire } from "../../../../test/wire/odd-wire.ts";
import { createWorld } from "../../../../test/world.ts";
import "../../../styles/index.css";
import { SeamProvider } from "../../../provider/SeamProvider.tsx";
import { AccessCodeTable } from "./AccessCodeTable.tsx";

afterEach(() => page.viewport(1280, 720));

const namesIn = (container: Element) =>
  [...container.querySelectorAll(".seam-row-open")].map(({ textContent }) => textContent);
const doorsIn = (container: Element) =>
  [...container.querySelectorAll(".seam-code-device")].map(({ textContent }) => textContent);

it("shows name, door, validity, stage and digits of each code, oldest first, whatever has begun or does not work", async () => {
  const { screen, codes } = await opened();
  const oldest = codes.toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  expect(namesIn(screen.container)).toEqual(oldest.map(({ name }) => name));
  await expect.poll(() => doorsIn(screen.container)).toEqual(codes.map(() => "Front Door"));
  expect(screen.container.querySelector(".seam-row-group")).toBeNull();
  await expect
    .element(rowOf(screen, "Cleaning team"))
    .toHaveTextContent("Cleaning teamFront DoorEnds: NeverOn the lockCode: 83926 8 3 9 2 6");
  await expectAccessible(screen.container);
});

it("stands codes that were made at the same moment by their ids, on every reading", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const codes = await codesOf(world, device_id);
  const moment = codes[0]?.created_at;
  let isTurned = false;
  const wire = oddWire(world, (answer) => {
    const { access_codes } = answer as { access_codes?: AccessCode[] };
    if (!access_codes) return answer;
    for (const code of access_codes) code.created_at = moment ?? "";
    isTurned = !isTurned;
    return { ...answer, access_codes: isTurned ? access_codes : access_codes.toReversed() };
  });
  const byId = codes.toSorted((one, other) => (one.access_code_id < other.access_code_id ? -1 : 1));
  for (let reading = 0; reading < 2; reading += 1) {
    const screen = await mount(
      <SeamProvider client={wire.client} disableCssInjection disableFontInjection>
        <AccessCodeTable deviceId={device_id} />
      </SeamProvider>,
    );
    await expect.poll(() => namesIn(screen.container)).toHaveLength(codes.length);
    expect(namesIn(screen.container)).toEqual(byId.map(({ name }) => name));
    await screen.unmount();
  }
});

it("names the door in each row of a host's own order too, and finds nothing by the door's name", async () => {
  const byName = (one: AccessCode, other: AccessCode) => (one.name ?? "").localeCompare(other.name ?? "");
  const { screen, codes } = await opened({ accessCodeComparator: byName });
  expect(namesIn(screen.container)).toEqual(codes.toSorted(byName).map(({ name }) => name));
  await expect.poll(() => doorsIn(screen.container)).toEqual(codes.map(() => "Front Door"));
  await search(screen).fill("Front Door");
  await expect.element(title(screen)).toHaveTextContent("Access Codes0 of 5");
});

it("keeps the order of age in what a search finds", async () => {
  const { screen, codes } = await opened();
  await search(screen).fill("team|porter|amara");
  await expect.element(title(screen)).toHaveTextContent("Access Codes3 of 5");
  const found = codes.filter(({ name }) => /team|porter|amara/i.test(name ?? ""));
  const oldest = found.toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  expect(namesIn(screen.container)).toEqual(oldest.map(({ name }) => name));
});

it.each([280, 390, 1000])(
  "at %i px fits, and no row moves when the door's name comes after the codes, however long it is",
  async (width) => {
    await page.viewport(width, 900);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const name = "The side entrance of the old boathouse by the northern pier, second floor";
    await world.call("/devices/update", { device_id, name });
    const letThrough = holdAnswers("/devices/get");
    const screen = await render(<AccessCodeTable deviceId={device_id} heading="" {...allowed} />, { in: world });
    await expect.poll(() => rows(screen).elements().length).toBe(5);
    const places = () =>
      rows(screen)
        .elements()
        .map((row) => row.getBoundingClientRect().height);
    const before = places();
    expect(doorsIn(screen.container)).toEqual(before.map(() => "\u00a0"));
    letThrough();
    await expect.poll(() => doorsIn(screen.container)).toEqual(before.map(() => name));
    expect(places()).toEqual(before);
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
    await expectAccessible(screen.container);
  },
);
