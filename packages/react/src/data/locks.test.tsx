import { type Device, Seam } from "@mortise/client";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Locator } from "vitest/browser";
import { Doors, OneDoor } from "../../test/screens/Doors.tsx";
import { holdAnswers } from "../../test/wire/held-answers.ts";
import { render, Signed } from "../../test/render.tsx";
import { watchRequests } from "../../test/wire/requests.ts";
import { createWorld, findDoor, type World } from "../../test/world.ts";

interface Session {
  client_session_id: string;
  token: string;
  connected_account_ids: string[];
}

interface Screen {
  getByRole(role: string, options: { name: string; exact?: boolean }): Locator;
}

const doorIn = (screen: Screen, label: string, { properties: { name } }: Device) =>
  screen.getByRole("region", { name: label, exact: true }).getByRole("article", { name, exact: true });
const press = (door: Locator, name: string) => door.getByRole("button", { name, exact: true }).click();
const expectDoor = async (door: Locator, state: string, command: string) => {
  await expect.element(door).toHaveAttribute("data-state", state);
  await expect.element(door).toHaveAttribute("data-command", command);
};

/** Returns the function that renews the world's session with the same accounts, and one that ends all sessions. */
async function renewable(world: World) {
  const { client_sessions } = await world.call<{ client_sessions: Session[] }>("/client_sessions/list");
  const mine = client_sessions.find(({ token }) => token === world.client_session_token);
  const { user_identifier_key } = world;
  const input = { user_identifier_key, connected_account_ids: mine?.connected_account_ids };
  return {
    getClientSessionToken: async () =>
      (await world.call<{ client_session: Session }>("/client_sessions/get_or_create", input)).client_session.token,
    revoke: async () => {
      for (const { client_session_id } of client_sessions)
        await world.call("/client_sessions/revoke", { client_session_id });
    },
  };
}

describe("toggling a lock", () => {
  it("changes every copy of the door at once, waits for the lock to confirm, and moves the bolt", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "hold", times: null });
    const screen = await render(
      <>
        <Doors label="all" />
        <Doors label="some" device_ids={[door.device_id]} />
        <OneDoor label="one" device_id={door.device_id} />
      </>,
      { in: world },
    );
    const row = doorIn(screen, "all", door);
    const copies = [row, doorIn(screen, "some", door), doorIn(screen, "one", door)];
    for (const copy of copies) await expectDoor(copy, "locked", "none");
    await press(row, "Toggle");
    for (const copy of copies) await expectDoor(copy, "unlocked", "pending");
    expect((await world.device(door.device_id)).properties.locked).toBe(true);
    await world.control("faults/clear", { device_id: door.device_id });
    for (const copy of copies) await expectDoor(copy, "unlocked", "success");
    expect((await world.device(door.device_id)).properties.locked).toBe(false);
  });

  it("restores the door's state and says why when the lock refuses", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "refused" });
    const screen = await render(
      <>
        <Doors label="all" />
        <OneDoor label="one" device_id={door.device_id} />
      </>,
      { in: world },
    );
    const [row, details] = [doorIn(screen, "all", door), doorIn(screen, "one", door)];
    await press(details, "Unlock");
    await expectDoor(row, "locked", "error");
    await expectDoor(details, "locked", "error");
    await expect.element(row).toMatchTextContent(/refused/i);
    await press(row, "Dismiss");
    await expectDoor(details, "locked", "none");
    await press(row, "Unlock");
    await expectDoor(details, "unlocked", "success");
  });

  it("keeps two doors apart: one is confirmed while the other is still pending", async () => {
    const world = await createWorld();
    const [first, second] = (await world.devices()).filter(
      ({ properties, errors }) => properties.online && properties.locked === true && errors.length === 0,
    );
    if (first === undefined || second === undefined) throw new Error("The hotel has no two locked doors.");
    for (const { device_id } of [first, second])
      await world.control("faults/set", { device_id, fault: "hold", times: null });
    const screen = await render(<Doors />, { in: world });
    await press(doorIn(screen, "doors", first), "Toggle");
    await press(doorIn(screen, "doors", second), "Toggle");
    await expectDoor(doorIn(screen, "doors", first), "unlocked", "pending");
    await expectDoor(doorIn(screen, "doors", second), "unlocked", "pending");
    await world.control("faults/clear", { device_id: first.device_id });
    await expectDoor(doorIn(screen, "doors", first), "unlocked", "success");
    await expectDoor(doorIn(screen, "doors", second), "unlocked", "pending");
  });

  it("sends one command per door, however often and wherever it is pressed", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "hold", times: null });
    const requests = watchRequests();
    const screen = await render(
      <>
        <Doors label="all" />
        <Signed in={world} provider={{ queryClient: new QueryClient() }}>
          <OneDoor label="one" device_id={door.device_id} />
        </Signed>
      </>,
      { in: world },
    );
    await press(doorIn(screen, "all", door), "Unlock");
    await expectDoor(doorIn(screen, "one", door), "unlocked", "pending");
    await press(doorIn(screen, "one", door), "Lock");
    await press(doorIn(screen, "all", door), "Toggle");
    await world.control("faults/clear", {});
    await expectDoor(doorIn(screen, "one", door), "unlocked", "success");
    await expect.poll(() => requests.count("/locks/unlock_door")).toBe(1);
    expect(requests.count("/locks/lock_door")).toBe(0);
  });

  it("goes on when the row that sent the command is gone", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "hold", times: null });
    const screen = await render(<Doors />, { in: world });
    await press(doorIn(screen, "doors", door), "Unlock");
    await expectDoor(doorIn(screen, "doors", door), "unlocked", "pending");
    await screen.rerender(<Signed in={world}>Nothing</Signed>);
    await world.control("faults/clear", {});
    await screen.rerender(
      <Signed in={world}>
        <OneDoor label="one" device_id={door.device_id} />
      </Signed>,
    );
    await expectDoor(doorIn(screen, "one", door), "unlocked", "success");
  });

  it("shows the new state even when a list that is loaded meanwhile still has the old one", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "hold", times: null });
    const screen = await render(<OneDoor label="one" device_id={door.device_id} />, { in: world });
    await press(doorIn(screen, "one", door), "Unlock");
    await screen.rerender(
      <Signed in={world}>
        <OneDoor label="one" device_id={door.device_id} />
        <Doors label="late" />
      </Signed>,
    );
    // The list is loaded only now, and the server still reports the door as locked.
    await expectDoor(doorIn(screen, "late", door), "unlocked", "pending");
    await world.control("faults/clear", {});
    await expectDoor(doorIn(screen, "late", door), "unlocked", "success");
  });

  it("stops waiting after a minute, says so, and shows the state that the server knows", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "hold", times: null });
    let now = Date.now();
    const clock = {
      now: () => now,
      sleep: async (milliseconds: number) => {
        now += milliseconds;
      },
    };
    const client = new Seam({ clientSessionToken: world.client_session_token, endpoint: world.endpoint, clock });
    const screen = await render(<Doors />, {
      in: world,
      provider: { client, clientSessionToken: null, endpoint: null },
    });
    await press(doorIn(screen, "doors", door), "Toggle");
    await expectDoor(doorIn(screen, "doors", door), "locked", "timeout");
    await expect.element(doorIn(screen, "doors", door)).toMatchTextContent(/may still move/);
  });

  it("shows a failure when the server answers 503, and does not send the command again", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const screen = await render(<Doors />, { in: world });
    await expectDoor(doorIn(screen, "doors", door), "locked", "none");
    await world.control("network/set", { status: 503 });
    const requests = watchRequests();
    await press(doorIn(screen, "doors", door), "Toggle");
    await expectDoor(doorIn(screen, "doors", door), "locked", "error");
    await world.control("network/set", {});
    expect(requests.count("/locks/unlock_door")).toBe(1);
  });

  it("never sends the command again when the session ends while it waits for the lock", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "hold", times: null });
    const { publishable_key: publishableKey, user_identifier_key: userIdentifierKey } = world;
    const screen = await render(<Doors />, {
      in: world,
      provider: { clientSessionToken: null, publishableKey, userIdentifierKey },
    });
    await expectDoor(doorIn(screen, "doors", door), "locked", "none");
    const requests = watchRequests();
    await press(doorIn(screen, "doors", door), "Unlock");
    await expectDoor(doorIn(screen, "doors", door), "unlocked", "pending");
    const { revoke } = await renewable(world);
    await revoke();
    // The list is refetched after the command. By then a new session without accounts has replaced the revoked one.
    await expect.element(screen.getByRole("region", { name: "doors" })).toHaveAttribute("data-count", "0");
    await expect.poll(() => requests.count("/client_sessions/create")).toBe(1);
    expect(requests.count("/locks/unlock_door")).toBe(1);
  });

  it("renews a session that had ended before the command, says to try again, and does not repeat the command", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const { getClientSessionToken, revoke } = await renewable(world);
    const screen = await render(<Doors />, { in: world, provider: { getClientSessionToken } });
    const row = doorIn(screen, "doors", door);
    await expectDoor(row, "locked", "none");
    await revoke();
    const requests = watchRequests();
    await press(row, "Unlock");
    await expectDoor(row, "locked", "error");
    await expect.element(row).toMatchTextContent(/command not repeated/);
    expect(requests.count("/locks/unlock_door")).toBe(1);
    expect((await world.device(door.device_id)).properties.locked).toBe(true);
    await press(row, "Unlock");
    await expectDoor(row, "unlocked", "success");
  });

  it("does not say that an accepted command was refused when the session ends while the lock moves", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "hold", times: null });
    const { getClientSessionToken, revoke } = await renewable(world);
    const screen = await render(<Doors />, { in: world, provider: { getClientSessionToken } });
    const row = doorIn(screen, "doors", door);
    await expectDoor(row, "locked", "none");
    const requests = watchRequests();
    await press(row, "Unlock");
    await expect.poll(() => requests.count("/action_attempts/get")).toBeGreaterThan(0);
    await revoke();
    await expectDoor(row, "locked", "error");
    await expect.element(row).not.toMatchTextContent(/not repeated/);
    expect(requests.count("/locks/unlock_door")).toBe(1);
  });

  it.each([
    [9, 1],
    [11, 0],
  ])(
    "with a session that takes %i s to be renewed, sends %i commands: after ten seconds nobody waits at the door any more",
    async (seconds, sent) => {
      const world = await createWorld();
      const door = await findDoor(world, { locked: true });
      const { publishable_key: publishableKey, user_identifier_key: userIdentifierKey } = world;
      const screen = await render(<Doors />, {
        in: world,
        provider: { clientSessionToken: null, publishableKey, userIdentifierKey },
      });
      await expectDoor(doorIn(screen, "doors", door), "locked", "none");
      const letThrough = holdAnswers("/client_sessions/create");
      const asked = (path: string) =>
        vi.mocked(fetch).mock.calls.filter(([input]) => typeof input === "string" && input.includes(path)).length;
      const { revoke } = await renewable(world);
      await revoke();
      window.dispatchEvent(new Event("visibilitychange"));
      await expect.poll(() => asked("/client_sessions/create")).toBe(1);
      // The clock was stopped before the press, so that a busy machine's rendering time does not count as waiting.
      const pressed = Date.now();
      const clock = vi.spyOn(Date, "now").mockReturnValue(pressed);
      onTestFinished(() => void vi.restoreAllMocks());
      await press(doorIn(screen, "doors", door), "Unlock");
      await expectDoor(doorIn(screen, "doors", door), "unlocked", "pending");
      clock.mockReturnValue(pressed + seconds * 1000);
      letThrough();
      await expect.element(screen.getByRole("region", { name: "doors" })).toHaveAttribute("data-count", "0");
      expect(asked("/locks/unlock_door")).toBe(sent);
    },
  );
});
