import { Seam } from "@mortise/client";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Doors, OneDoor } from "../../test/screens/Doors.tsx";
import { findDevice } from "../../test/codes.ts";
import { render, Signed } from "../../test/render.tsx";
import { watchRequests } from "../../test/wire/requests.ts";
import { watchStreams } from "../../test/wire/streams.ts";
import { createWorld, findDoor, revokeSessions } from "../../test/world.ts";
import { DeviceDetails } from "../index.ts";
import { useAccessCodes } from "./access-codes.ts";
import { useLiveUpdates } from "./live-updates.ts";

/** Follows events, as a widget's root does. */
function Follower() {
  useLiveUpdates();
  return null;
}

/** Follows events after a press. */
function Late() {
  const [isFollowing, setFollowing] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setFollowing(true)}>
        Follow
      </button>
      {isFollowing && <Follower />}
      <Doors />
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

/** Shows or hides the page. */
function look(isHidden: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

/** Shows a door's codes as `status: number of errors`. */
function Codes({ device_id }: { device_id: string }) {
  const { accessCodes } = useAccessCodes({ device_id });
  return <p role="status">{accessCodes?.map(({ status, errors }) => `${status}: ${errors.length}`).join(", ")}</p>;
}

describe("live updates", () => {
  it.each(["door", "account"])("tell of codes what becomes of them as their %s is cut off", async (what) => {
    const world = await createWorld();
    const { device_id, connected_account_id } = await findDevice(world, "Garden Gate");
    const opened = watchStreams();
    const screen = await render(
      <>
        <Follower />
        <Codes device_id={device_id} />
      </>,
      { in: world },
    );
    const codes = screen.getByRole("status");
    await expect.element(codes).toHaveTextContent("set: 0, set: 0");
    await expect.poll(() => opened.mock.calls.length).toBe(1);
    // There and back, because the fetch after the stream opens may already include the first change.
    for (const isThere of [false, true, false]) {
      if (what === "door") await world.control("devices/update", { device_id, online: isThere });
      else await world.control("accounts/update", { connected_account_id, connected: isThere });
      const told = isThere ? "set: 0, set: 0" : what === "door" ? "set: 1, set: 1" : "unknown: 1, unknown: 1";
      await expect.element(codes).toHaveTextContent(told);
    }
  });

  it("show what a hand does at the door, with nobody asking", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const opened = watchStreams();
    const screen = await render(
      <>
        <Follower />
        <Doors />
        <OneDoor device_id={door.device_id} />
      </>,
      { in: world },
    );
    const copies = ["doors", "one door"].map((name) =>
      screen
        .getByRole("region", { name, exact: true })
        .getByRole("article", { name: door.properties.name, exact: true }),
    );
    for (const copy of copies) await expect.element(copy).toHaveAttribute("data-state", "locked");
    await expect.poll(() => opened.mock.calls.length).toBe(1);
    // Twice, because the fetch after the stream opens may already include the first change.
    for (const state of ["unlocked", "locked"]) {
      await world.control("devices/update", { device_id: door.device_id, locked: state === "locked" });
      for (const copy of copies) await expect.element(copy).toHaveAttribute("data-state", state);
    }
  });

  it("begin with what happened after the first look and before they came", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const screen = await render(<Late />, { in: world });
    const copy = screen.getByRole("article", { name: door.properties.name, exact: true });
    await expect.element(copy).toHaveAttribute("data-state", "locked");
    await world.control("devices/update", { device_id: door.device_id, locked: false });
    await screen.getByRole("button", { name: "Follow" }).click();
    await expect.element(copy).toHaveAttribute("data-state", "unlocked");
  });

  it("tell of a door that is locked again right after it was unlocked from here", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const requests = watchRequests();
    const screen = await render(<Late />, { in: world });
    const copy = screen.getByRole("article", { name: door.properties.name, exact: true });
    await expect.element(copy).toHaveAttribute("data-state", "locked");
    await screen.getByRole("button", { name: "Follow" }).click();
    // Refetched when the stream opens.
    await expect.poll(() => requests.count("/devices/list")).toBe(2);
    await copy.getByRole("button", { name: "Unlock" }).click();
    await expect.element(copy).toHaveAttribute("data-command", "success");
    // Refetched after the command. Later changes can only come from the stream.
    await expect.poll(() => requests.count("/devices/list")).toBe(3);
    await world.control("devices/update", { device_id: door.device_id, locked: true });
    await expect.element(copy).toHaveAttribute("data-state", "locked");
  });

  it("leave a failure on screen alone when they begin, and read again what there is", async () => {
    const requests = watchRequests();
    const screen = await render(
      <>
        <Late />
        <OneDoor device_id="00000000-0000-4000-8000-000000000000" />
      </>,
    );
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByRole("article").first()).toBeVisible();
    const before = requests.count("/devices/list");
    await screen.getByRole("button", { name: "Follow" }).click();
    await expect.poll(() => requests.count("/devices/list")).toBeGreaterThan(before);
    expect(requests.count("/devices/get")).toBe(1);
  });

  it("come again when the session has ended and there is another", async () => {
    const world = await createWorld();
    const opened = watchStreams();
    const requests = watchRequests();
    const { publishable_key: publishableKey, user_identifier_key: userIdentifierKey } = world;
    await render(
      <>
        <Follower />
        <Doors />
      </>,
      { in: world, provider: { clientSessionToken: null, publishableKey, userIdentifierKey } },
    );
    await expect.poll(() => opened.mock.calls.length).toBe(1);
    await revokeSessions(world);
    // The server checks the session before it emits an event: it ends the stream and refuses the next one, unless a
    // read has created another session. Events before the stream opens are not emitted, so the change is repeated.
    const { device_id } = await findDoor(world, { locked: true });
    let locked = true;
    let isRefused = false;
    const happens = async () => {
      locked = !locked;
      await world.control("devices/update", { device_id, locked });
      isRefused = requests.count("/events/stream") === 2;
      return isRefused || requests.count("/client_sessions/create") === 2;
    };
    await expect.poll(happens, { timeout: 10_000, interval: 500 }).toBe(true);
    look(true);
    look(false);
    await expect.poll(() => requests.count("/client_sessions/create")).toBe(2);
    // The first stream, the refused one, and the one of the new session.
    await expect.poll(() => opened.mock.calls.length, { timeout: 5000 }).toBeGreaterThanOrEqual(isRefused ? 3 : 2);
  });

  it("take what is shown off the page when the session has ended, with nobody coming back to look", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const world = await createWorld();
    const opened = watchStreams();
    const { device_id, properties } = await findDoor(world, { locked: true });
    const screen = await render(<DeviceDetails deviceId={device_id} />, { in: world });
    await expect.element(screen.getByText(properties.name).first()).toBeVisible();
    await expect.poll(() => opened.mock.calls.length).toBe(1);
    await revokeSessions(world);
    let locked = true;
    const happens = async () => {
      locked = !locked;
      await world.control("devices/update", { device_id, locked });
      return screen.container.textContent;
    };
    await expect.poll(happens, { timeout: 10_000, interval: 500 }).toContain("You are no longer signed in.");
    expect(screen.container.textContent).not.toContain(properties.name);
  });

  it("come over one stream for all that follow the session", async () => {
    const world = await createWorld();
    const requests = watchRequests();
    const opened = watchStreams();
    const screen = await render(
      <>
        <Follower />
        <Follower />
        <Signed in={world}>
          <Follower />
        </Signed>
        <Doors />
      </>,
      { in: world },
    );
    await expect.element(screen.getByRole("article").first()).toBeVisible();
    await expect.poll(() => opened.mock.calls.length).toBe(1);
    await screen.unmount();
    // A request is recorded when it ends, and streams end with their last follower.
    await expect.poll(() => requests.count("/events/stream")).toBe(1);
  });

  it("rest while nobody looks", async () => {
    const requests = watchRequests();
    const opened = watchStreams();
    const screen = await render(
      <>
        <Follower />
        <Doors />
      </>,
    );
    await expect.poll(() => opened.mock.calls.length).toBe(1);
    look(true);
    await expect.poll(() => requests.count("/events/stream")).toBe(1);
    look(false);
    await expect.poll(() => opened.mock.calls.length).toBe(2);
    await screen.unmount();
    await expect.poll(() => requests.count("/events/stream")).toBe(2);
  });

  it("are done without where a ready client keeps its credentials to itself", async () => {
    const world = await createWorld();
    const requests = watchRequests();
    const client = new Seam({ clientSessionToken: world.client_session_token, endpoint: world.endpoint });
    const screen = await render(
      <>
        <Follower />
        <Doors />
      </>,
      { in: world, provider: { client, clientSessionToken: null, endpoint: null } },
    );
    await expect.element(screen.getByRole("article").first()).toBeVisible();
    await screen.unmount();
    expect(requests.count("/events/stream")).toBe(0);
  });
});
