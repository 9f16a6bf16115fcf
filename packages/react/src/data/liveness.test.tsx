import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../styles/index.css";
import { render } from "../../test/render.tsx";
import { createWorld } from "../../test/world.ts";
import { DeviceTable } from "../index.ts";
import { followEvents } from "./live-connection.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Stops the server: open streams break, and no new one opens until it is started again. */
function serverThatStops() {
  const { fetch } = globalThis;
  const open = new Set<AbortController>();
  let isUp = true;
  const streams = vi.fn<() => void>();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!isUp) throw new TypeError("Failed to fetch");
    if (typeof input !== "string" || !input.endsWith("/events/stream")) return fetch(input, init);
    const life = new AbortController();
    open.add(life);
    const response = await fetch(input, {
      ...init,
      signal: AbortSignal.any([life.signal, init?.signal].filter((each) => !!each)),
    });
    streams();
    return response;
  });
  return {
    streams,
    stop() {
      isUp = false;
      for (const life of open) life.abort(new TypeError("network error"));
      open.clear();
    },
    start() {
      isUp = true;
    },
  };
}

describe("a server that dies", () => {
  it("is said, once and by all that is green, within seconds, and so is that it is back", async () => {
    const world = await createWorld();
    const server = serverThatStops();
    const screen = await render(
      <>
        <DeviceTable />
        <DeviceTable />
      </>,
      { in: world },
    );
    await expect.poll(() => server.streams.mock.calls.length).toBe(1);
    const dot = () => getComputedStyle(screen.container.querySelector(".seam-dot") as Element).borderTopColor;
    await expect.poll(() => screen.container.querySelector(".seam-dot")).not.toBeNull();
    const green = dot();
    server.stop();
    // The zone follows the time in an hour that clocks repeat.
    const said = /^Not live since \d{1,2}:\d\d\s[AP]M( [A-Z]\S*)?\. What you see may have changed since then\.$/;
    const spoken = () =>
      screen
        .getByRole("status")
        .elements()
        .map(({ textContent }) => textContent)
        .filter((text) => text !== "");
    await expect.poll(spoken, { timeout: 5000 }).toEqual([expect.stringMatching(said)]);
    expect(screen.container.querySelectorAll("[data-strip]")).toHaveLength(2);
    expect(dot()).not.toBe(green);
    server.start();
    await expect.poll(spoken, { timeout: 10_000 }).toEqual(["Live again"]);
    expect(dot()).toBe(green);
    await expect.element(screen.getByText("Live again").first()).toBeVisible();
  });

  it("keeps since when it is not live once reading has failed too, alerts once, and says when all is well", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    const world = await createWorld();
    const server = serverThatStops();
    const screen = await render(
      <>
        <DeviceTable />
        <DeviceTable />
      </>,
      { in: world },
    );
    await expect.poll(() => server.streams.mock.calls.length).toBe(1);
    await expect.poll(() => screen.container.querySelector(".seam-dot")).not.toBeNull();
    server.stop();
    await expect.poll(() => screen.container.querySelectorAll("[data-strip]").length, { timeout: 5000 }).toBe(2);
    window.dispatchEvent(new Event("visibilitychange"));
    const strips = () => [...screen.container.querySelectorAll("[data-strip]")].map(({ textContent }) => textContent);
    const both = /^Warning: Not live since \d{1,2}:\d\d\s[AP]M.*\. What you see could not be refreshed\. No response/;
    await expect.poll(strips).toEqual([expect.stringMatching(both), expect.stringMatching(both)]);
    expect(screen.getByRole("alert").elements()).toHaveLength(1);
    const spoken = () =>
      [...screen.container.querySelectorAll('[role="status"]')].map((each) => each.textContent).join("");
    // A message that the strips no longer show is removed from the live region.
    expect(spoken()).toBe("");
    server.start();
    await expect.poll(spoken, { timeout: 10_000 }).toBe("Live again");
    expect(strips()).toEqual(["Live again", "Live again"]);
  });
});

describe("a server without a stream", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  it.each([
    ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["fails", async () => new Response(null, { status: 501 })],
  ])("that %s is not asked for ever, and nothing is said", async (_how, answer) => {
    const ask = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
    const tell = vi.fn<() => void>();
    const stop = followEvents({
      target: async () => ({ endpoint: "https://example.com", token: "seam_cst1a_b" }),
      onEvent: tell,
      onEnded: tell,
      onLost: tell,
      onLive: tell,
    });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(ask).toHaveBeenCalledTimes(6);
    expect(tell).not.toHaveBeenCalled();
    stop();
  });
});
