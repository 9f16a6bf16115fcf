// Widgets below each other on one page: none moves another one that is already visible, and none waits long.
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { render as mount } from "vitest-browser-react";
import { findCode, findDevice } from "../../test/codes.ts";
import { holdTime, later } from "../../test/held-time.ts";
import { Signed } from "../../test/render.tsx";
import { createWorld, type World } from "../../test/world.ts";
import "../elements.ts";
import "../styles/index.css";
import { showInTurn } from "../provider/in-turn.ts";
import { AccessCodeDetails } from "../widgets/details/AccessCodeDetails/AccessCodeDetails.tsx";
import { CreateAccessCodeForm } from "../widgets/forms/AccessCodeForm/CreateAccessCodeForm.tsx";
import { AccessCodeTable } from "../widgets/details/AccessCodeTable/AccessCodeTable.tsx";
import { ConnectAccountButton } from "../widgets/forms/ConnectAccountButton/ConnectAccountButton.tsx";
import { DeviceDetails } from "../widgets/details/DeviceDetails/DeviceDetails.tsx";
import { DeviceTable } from "../widgets/DeviceTable/DeviceTable.tsx";

afterEach(() => page.viewport(1000, 800));

interface Ids {
  device: string;
  code: string;
}

const doors = {
  React: async (world: World, { device, code }: Ids) => {
    await mount(
      <Signed in={world}>
        <DeviceTable />
        <DeviceDetails deviceId={device} />
        <AccessCodeTable deviceId={device} />
        <AccessCodeDetails accessCodeId={code} />
        <ConnectAccountButton />
        <CreateAccessCodeForm deviceId={device} />
      </Signed>,
    );
  },
  elements: async (world: World, { device, code }: Ids) => {
    const element = (tag: string, own = "") =>
      `<seam-${tag} endpoint="${world.endpoint}" client-session-token="${world.client_session_token}" disable-css-injection disable-font-injection ${own}></seam-${tag}>`;
    const ofLock = `device-id="${device}"`;
    put(
      element("device-table") +
        element("device-details", ofLock) +
        element("access-code-table", ofLock) +
        element("access-code-details", `access-code-id="${code}"`) +
        element("connect-account-button") +
        element("create-access-code-form", ofLock) +
        element("create-access-code-form", `${ofLock} disable-create-access-code id="nothing"`),
    );
  },
};

function put(html: string): void {
  const host = document.createElement("main");
  host.innerHTML = html;
  document.body.append(host);
  onTestFinished(() => host.remove());
}

/** Records the layout shifts that the browser reports, with the heights before and after. */
function watchShift(): () => Promise<readonly string[]> {
  const moved: string[] = [];
  const add = (entries: PerformanceEntryList) => {
    for (const { sources } of entries as unknown as readonly LayoutShift[])
      for (const { node, previousRect, currentRect } of sources)
        moved.push(`${nameOf(node)} ${previousRect.y} to ${currentRect.y}`);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  onTestFinished(() => observer.disconnect());
  return async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    return moved;
  };
}

/** Type of a Chromium-only API, which is missing from the types of the DOM. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
const nameOf = (node: Node | null) =>
  node instanceof Element ? `${node.localName}.${node.className}` : `${node?.nodeName} ${node?.textContent}`;

// On a slow machine the time limit for widgets that wait for each other would pass.
holdTime();
const skeletonMs = 500;
const longestMs = 2500;

const isSeen = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true;
async function seen(selector: string): Promise<void> {
  await expect.poll(() => isSeen(selector), { message: selector }).toBe(true);
}

async function ids(): Promise<Ids & { world: World }> {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
  return { world, device: device_id, code: access_code_id };
}

/** Holds every answer of these calls. The returned function releases those of one call, or all. */
function hold(...paths: readonly string[]): (path?: string) => void {
  const { fetch } = globalThis;
  const gates = new Map(paths.map((path) => [path, Promise.withResolvers<void>()]));
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    await gates.get(new URL(response.url).pathname)?.promise;
    return response;
  });
  onTestFinished(() => spy.mockRestore());
  return (path) => {
    for (const [each, { resolve }] of gates) if (path === undefined || path === each) resolve();
  };
}
const list = "/devices/list";
const others = ["/devices/get", "/access_codes/list", "/access_codes/get"];

const waitingRow = ".seam-device-row .seam-skeleton";
const contents = [
  ".seam-hero-name",
  ".seam-code-row .seam-row-open",
  ".seam-pin-name",
  ".seam-connect button",
  ".seam-field input",
];
const deviceRow = ".seam-device-row .seam-row-open";

describe.each(["elements", "React"] as const)("%s", (door) => {
  it("move nothing that is on screen when their answers come", async () => {
    const { world, ...known } = await ids();
    const release = hold(list, ...others);
    const shift = watchShift();
    await doors[door](world, known);
    await later(skeletonMs);
    await seen(waitingRow);
    release(list);
    await seen(deviceRow);
    release();
    for (const last of contents) await seen(last);
    expect(await shift()).toEqual([]);
  });

  it("move nothing that is on screen where there is no device to list", async () => {
    const [{ world: _hotel, ...known }, world] = [await ids(), await createWorld({ world: "empty" })];
    const release = hold(list, ...others);
    const shift = watchShift();
    await doors[door](world, known);
    await later(skeletonMs);
    await seen(waitingRow);
    release(list);
    await seen(".seam-empty button");
    release();
    await seen(".seam-error");
    expect(await shift()).toEqual([]);
  });

  it("do not wait for one above whose answer does not come, and keep no room for nothing", async () => {
    const { world, ...known } = await ids();
    hold(list);
    await doors[door](world, known);
    await later(longestMs);
    for (const shown of contents) await seen(shown);
    expect(document.querySelector("[data-seam-waits=held]")).toBeNull();
    expect(document.querySelector("#nothing")?.getBoundingClientRect().height ?? 0).toBe(0);
  });
});

it("an element that is about to begin has the room of what it begins with", async () => {
  const { world, device } = await ids();
  hold("/devices/get");
  put(
    `<seam-device-details device-id="${device}" endpoint="${world.endpoint}" client-session-token="${world.client_session_token}" disable-css-injection disable-font-injection></seam-device-details><p id="below">Below</p>`,
  );
  const top = () => document.querySelector("#below")?.getBoundingClientRect().top ?? 0;
  const before = top();
  await later(skeletonMs);
  await seen("seam-device-details .seam-lock");
  expect(before).toBeGreaterThan(300);
  expect(Math.abs(top() - before)).toBeLessThan(2);
});

it("an element stays marked as waiting where a host that morphs its page takes the mark away", async () => {
  const { world, device } = await ids();
  hold("/devices/get");
  put(
    `<seam-device-details device-id="${device}" endpoint="${world.endpoint}" client-session-token="${world.client_session_token}" disable-css-injection disable-font-injection></seam-device-details>`,
  );
  const element = document.querySelector("main > *");
  for (let round = 0; round < 2; round += 1) {
    expect(element?.hasAttribute("data-seam-waits")).toBe(true);
    element?.removeAttribute("data-seam-waits");
    // Mutation observers run in one microtask, and the order is updated in another.
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  }
  expect(element?.hasAttribute("data-seam-waits")).toBe(true);
});

it("one below waits its moment only once the code of the one above is there", async () => {
  const [above, below] = [document.createElement("div"), document.createElement("div")];
  above.textContent = "Above";
  below.textContent = "Below";
  let hasBegun = false;
  document.body.append(above, below);
  const turns = [showInTurn(above, () => hasBegun), showInTurn(below)];
  onTestFinished(() => {
    for (const turn of turns) turn?.leave();
    above.remove();
    below.remove();
  });
  const isHeld = () => below.getAttribute("data-seam-waits") === "held";
  await later(1000);
  expect(isHeld()).toBe(true);
  // The element has no content of its own yet, because it waits for an answer.
  above.innerHTML = '<p class="seam-waiting">Waiting</p>';
  hasBegun = true;
  await later(290);
  expect(isHeld()).toBe(true);
  await later(400);
  expect(isHeld()).toBe(false);
});
