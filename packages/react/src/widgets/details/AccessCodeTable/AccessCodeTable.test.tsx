import type { AccessCode } from "@mortise/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { codesOf, findDevice, findTroubledDoor } from "../../../../test/codes.ts";
import { holdAnswers } from "../../../../test/wire/held-answers.ts";
import { render } from "../../../../test/render.tsx";
import { createWorld } from "../../../../test/world.ts";
import { withoutStream } from "../../../../test/wire/without-stream.ts";
import { AccessCodeTable } from "./AccessCodeTable.tsx";
import { allowed, opened, rowOf, rows, search, title } from "../../../../test/screens/access-code-table.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("access code table", () => {
  it("grouped, shows the name, validity, stage and digits of each code, oldest first, by what works, starts later and does not work", async () => {
    const { screen, codes } = await opened({ grouped: true });
    const isLater = ({ starts_at }: AccessCode) => Date.parse(starts_at ?? "") > Date.now();
    const isStuck = ({ errors }: AccessCode) => errors.some(({ error_code }) => error_code.startsWith("failed_to_set"));
    const oldest = codes.toSorted((one, other) => one.created_at.localeCompare(other.created_at));
    const working = oldest.filter((code) => !isStuck(code));
    const names = [
      ...oldest.filter(isStuck),
      ...working.filter((code) => !isLater(code)),
      ...working.filter(isLater),
    ].map(({ name }) => name);
    expect(names).not.toEqual(oldest.map(({ name }) => name));
    // The door is named once above its codes, as is the zone if it is not the reader's.
    await expect.poll(() => screen.getByText("Front Door", { exact: true }).elements()).toHaveLength(1);
    expect(screen.getByText("All times in New York").elements()).toHaveLength(1);
    expect([...screen.container.querySelectorAll(".seam-row-open")].map(({ textContent }) => textContent)).toEqual(
      names,
    );
    await expect
      .element(rowOf(screen, "Cleaning team"))
      .toHaveTextContent("Cleaning teamEnds: NeverOn the lockCode: 83926 8 3 9 2 6");
    await expect
      .element(screen.getByRole("button", { name: "Cleaning team", exact: true }))
      .toHaveAccessibleDescription("Ends: Never On the lock");
    await expect
      .element(rowOf(screen, "Amara Okafor"))
      .toMatchTextContent(/Ends: [A-Z][a-z]{2} \d+, (\d{4}, )?\d+:\d\d\s[AP]M( E[DS]T)?On the lockCode: 4821 4 8 2 1$/);
    await expect
      .element(rowOf(screen, "Kaspar Lindqvist-Montgomery and family, late arrival"))
      .toMatchTextContent(/Starts: [A-Z][a-z]{2} \d+, (\d{4}, )?\d+:00\s[AP]M( E[DS]T)?\s–\s[A-Z][a-z]{2} \d+, /);
    await expectAccessible(screen.container);
  });

  it("grouped, has headings over what has begun, will begin and is over, but none over a host's own order", async () => {
    const world = await createWorld({ world: "troubled" });
    const { device_id } = await findTroubledDoor(world);
    const screen = await render(<AccessCodeTable deviceId={device_id} grouped />, { in: world });
    await expect.element(screen.getByRole("heading", { name: "Now", exact: true })).toBeVisible();
    await search(screen).fill("Past its end");
    await expect.element(screen.getByRole("listitem").first()).toMatchTextContent(/^EndedPast its end/);
    await search(screen).fill("");
    await screen.unmount();
    const own = await render(<AccessCodeTable deviceId={device_id} grouped accessCodeComparator={() => 0} />, {
      in: world,
    });
    await expect.element(own.getByRole("listitem").first()).toBeVisible();
    expect(own.getByRole("heading", { name: "Now", exact: true }).elements()).toHaveLength(0);
  });

  it("has the digits only once in the text when a whole row is selected and copied", async () => {
    const { screen } = await opened();
    const row = rowOf(screen, "Cleaning team");
    await expect.element(row).toMatchTextContent(/83926/);
    document.getSelection()?.selectAllChildren(row.element());
    expect(String(document.getSelection())).toMatch(/Code: 83926\s*$/);
    document.getSelection()?.removeAllRanges();
  });

  it("uses the host's order, filter and heading, and can leave out the search", async () => {
    const byName = (one: AccessCode, other: AccessCode) => (one.name ?? "").localeCompare(other.name ?? "");
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const screen = await render(
      <AccessCodeTable
        deviceId={device_id}
        accessCodeComparator={byName}
        accessCodeFilter={({ type }) => type === "ongoing"}
        heading="Guests"
        disableSearch
      />,
      { in: world },
    );
    await expect.element(screen.getByRole("heading", { name: /^Guests/ })).toHaveTextContent("Guests2");
    expect([...screen.container.querySelectorAll(".seam-row-open")].map(({ textContent }) => textContent)).toEqual([
      "Cleaning team",
      "Night porter",
    ]);
    expect(search(screen).elements()).toHaveLength(0);
  });

  it.each([
    ["name, ignoring case", "AMARA", 1],
    ["digits", "^4821$", 1],
    ["a regular expression", "team|porter", 2],
    ["literal text where it is no regular expression", "(", 0],
  ])("searches by %s", async (_, text, count) => {
    const { screen } = await opened();
    await search(screen).fill(text);
    await expect.element(title(screen)).toHaveTextContent(`Access Codes${count} of 5`);
    expect(rows(screen).elements()).toHaveLength(count);
  });

  it("filters by issue; each row counts its errors, or its warnings if it has no errors, and names them", async () => {
    const { screen, codes } = await opened();
    const count = codes.filter(({ errors, warnings }) => errors.length + warnings.length > 0).length;
    await screen.getByRole("button", { name: `${count} access code issues` }).click();
    await expect.element(title(screen)).toHaveTextContent(`Access Codes${count} of 5`);
    const pill = screen.getByRole("button", { name: "2 errors", exact: true });
    (pill.element() as HTMLElement).focus();
    await expect.element(screen.getByRole("tooltip")).toMatchTextContent(/^2 errors .*could not be set on the lock/);
    // The description omits the number, which the name contains.
    await expect.element(pill).toHaveAccessibleDescription(/^The code could not be set on the lock/);
    await expect.element(screen.getByRole("button", { name: "1 warning", exact: true })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
  });

  it("says that a lock has no codes, and not that they are OK, and offers to add the first: whoever was at that button stays there", async () => {
    const world = await createWorld();
    const quiet = await Promise.all(
      (await world.devices()).map(async ({ device_id }) => ({ device_id, codes: await codesOf(world, device_id) })),
    );
    const empty = quiet.find(({ codes }) => codes.length === 0);
    const letThrough = holdAnswers("/access_codes/list");
    const screen = await render(<AccessCodeTable deviceId={empty?.device_id ?? ""} disableCreateAccessCode={false} />, {
      in: world,
    });
    const add = screen.getByRole("button", { name: "Add code" });
    await expect.element(add).toBeVisible();
    (add.element() as HTMLElement).focus();
    letThrough();
    await expect.element(screen.getByText("Sorry, no access codes were found", { exact: true })).toBeVisible();
    expect(screen.getByText("Access codes OK").elements()).toHaveLength(0);
    await expect.element(add).toHaveFocus();
    expect(add.elements()).toHaveLength(1);
    await expectAccessible(screen.container);
  });

  it("shows that it loads, then the failure, and the codes after Retry", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    withoutStream();
    await world.control("network/set", { status: 403 });
    const screen = await render(<AccessCodeTable deviceId={device_id} />, { in: world });
    await expect.element(title(screen)).toHaveTextContent("Access Codes...");
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.element(title(screen)).toHaveTextContent("Access Codes5");
  });

  it("shows within a minute that a code's start has passed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: Date.now() });
    const { screen, codes } = await opened();
    const late = codes.find(({ starts_at }) => Date.parse(starts_at ?? "") > Date.now());
    const row = rowOf(screen, late?.name ?? "");
    await expect.element(row).toMatchTextContent(/Starts: /);
    vi.setSystemTime(Date.parse(late?.starts_at ?? "") + 1);
    vi.advanceTimersByTime(60_000);
    await expect.element(row).toMatchTextContent(/Ends: /);
  });

  it("shows codes with unusual names, digits and states, and none of their text as markup", async () => {
    const world = await createWorld({ world: "troubled" });
    const { device_id } = await findTroubledDoor(world);
    const screen = await render(<AccessCodeTable deviceId={device_id} />, { in: world });
    await search(screen).fill("onerror|^Ω|🔑|فريق|digits yet|9999|Past its end");
    await expect.element(rows(screen).nth(6)).toBeVisible();
    expect(screen.container.querySelector("img[src=x]")).toBeNull();
    await expect
      .element(rowOf(screen, "No digits yet"))
      .toMatchTextContent(/Being set on the lockCode: Not chosen yet/);
    await expect.element(rowOf(screen, "Past its end")).toMatchTextContent(/Still on the lock/);
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
    await expectAccessible(screen.container);
  });
});

it("uses the narrow layout when the reader's font is twice as large", async () => {
  const { documentElement } = document;
  const { screen } = await opened();
  const row = screen.container.querySelector(".seam-code-row") ?? documentElement;
  const lines = () => getComputedStyle(row).gridTemplateRows.split(" ").length;
  expect(lines()).toBe(2);
  documentElement.style.fontSize = "32px";
  expect(lines()).toBe(3);
  documentElement.removeAttribute("style");
});

it.each([280, 390])("fits %i px", async (width) => {
  await page.viewport(width, 800);
  const { screen } = await opened(allowed);
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
  for (const row of screen.container.querySelectorAll(".seam-code-row"))
    expect(getComputedStyle(row).borderTopWidth).toBe("1px");
  await expectAccessible(screen.container);
  await page.viewport(1000, 800);
});
