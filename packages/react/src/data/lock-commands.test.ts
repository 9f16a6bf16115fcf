import { type ActionAttempt, SeamActionAttemptError } from "@mortise/client";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceOf } from "../../test/device.ts";
import { enterSession } from "../provider/session-cache.ts";
import { dismissCommand, startCommand } from "./give-command.ts";
import { commandMoment, commandOf, settleCommand, subscribeToCommands, withCommand } from "./lock-commands.ts";

let session = "";
let count = 0;
beforeEach(() => {
  count += 1;
  session = `session ${count}`;
});

describe("commands", () => {
  it("run one at a time for each door", () => {
    const first = startCommand(session, "door", "unlock");
    expect(startCommand(session, "door", "lock")).toBeNull();
    expect(startCommand(session, "other door", "lock")).not.toBeNull();
    first?.end("success");
    expect(startCommand(session, "door", "lock")).not.toBeNull();
  });

  it("are seen by all components that show the door in that session, and by no others", async () => {
    const seen: (string | undefined)[] = [];
    const leave = subscribeToCommands(() => seen.push(commandOf(session, "door")?.status));
    const command = startCommand(session, "door", "unlock");
    expect(commandOf(session, "door")).toMatchObject({
      direction: "unlock",
      status: "pending",
      endedAt: null,
      error: null,
    });
    expect(commandOf("another session", "door")).toBeNull();
    expect(commandOf(session, "other door")).toBeNull();
    await vi.waitFor(() => expect(seen).toEqual(["pending"]));
    const error = new Error("jammed");
    command?.end("error", error);
    expect(commandOf(session, "door")).toMatchObject({ status: "error", error });
    await vi.waitFor(() => expect(seen).toEqual(["pending", "error"]));
    leave();
    startCommand(session, "door", "unlock");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(seen).toHaveLength(2);
  });

  it("can be dismissed once they have ended, but not while they are pending", () => {
    const command = startCommand(session, "door", "lock");
    dismissCommand(session, "door");
    expect(commandOf(session, "door")?.status).toBe("pending");
    command?.end("timeout", new Error("late"));
    dismissCommand(session, "door");
    expect(commandOf(session, "door")).toBeNull();
  });

  it("are aborted and forgotten when another session replaces theirs on the page", () => {
    const queryClient = new QueryClient();
    enterSession(queryClient, session)();
    const command = startCommand(session, "door", "unlock");
    const leave = enterSession(queryClient, `${session} after`);
    expect(command?.signal.aborted).toBe(true);
    expect(commandOf(session, "door")).toBeNull();
    command?.end("success");
    expect(commandOf(session, "door")).toBeNull();
    leave();
  });
});

describe("a report of the lock that is newer than a command's end", () => {
  it.each([true, false])("ends a failure for good, whatever it says", (locked) => {
    startCommand(session, "door", "unlock")?.end("error", new Error("jammed"));
    settleCommand(session, "door", locked);
    expect(commandOf(session, "door")).toBeNull();
  });

  it("makes a success of a command that nobody waited for any more, if the lock has done it", () => {
    startCommand(session, "door", "unlock")?.end("timeout", new Error("late"));
    settleCommand(session, "door", false);
    expect(commandOf(session, "door")).toMatchObject({ status: "success", error: null });
    startCommand(session, "door", "unlock")?.end("timeout", new Error("late"));
    settleCommand(session, "door", true);
    expect(commandOf(session, "door")).toBeNull();
  });

  it("makes a success of a command that was sent and not confirmed, if the lock has done it", () => {
    const error = { type: "action_attempt_expired", message: "It may be open." };
    const unconfirmed = new SeamActionAttemptError({ status: "error", error } as unknown as ActionAttempt);
    startCommand(session, "door", "unlock")?.end("error", unconfirmed);
    settleCommand(session, "door", false);
    expect(commandOf(session, "door")).toMatchObject({ status: "success", error: null });
    startCommand(session, "door", "unlock")?.end("error", unconfirmed);
    settleCommand(session, "door", true);
    expect(commandOf(session, "door")).toBeNull();
  });

  it("may be an answer to what was asked later, but not to what was asked before", () => {
    const before = commandMoment();
    startCommand(session, "door", "unlock")?.end("error", new Error("jammed"));
    const unlocked = deviceOf("door", { locked: false });
    withCommand(session, unlocked, before);
    withCommand(session, deviceOf("door"), commandMoment());
    expect(commandOf(session, unlocked.device_id)?.status).toBe("error");
    withCommand(session, unlocked, commandMoment());
    expect(commandOf(session, unlocked.device_id)).toBeNull();
  });

  it("leaves alone what is pending, and a success that it agrees with", () => {
    const command = startCommand(session, "door", "unlock");
    settleCommand(session, "door", true);
    expect(commandOf(session, "door")?.status).toBe("pending");
    command?.end("success");
    settleCommand(session, "door", false);
    expect(commandOf(session, "door")?.status).toBe("success");
  });

  it("ends a success that it does not agree with", () => {
    startCommand(session, deviceOf("door").device_id, "unlock")?.end("success");
    withCommand(session, deviceOf("door"), commandMoment());
    expect(commandOf(session, deviceOf("door").device_id)).toBeNull();
  });

  it("ends the doubt about a command that got no answer, once it cannot be older than the command", () => {
    const door = deviceOf("door");
    const noAnswer = Object.assign(new Error("No answer."), { code: "network_error" });
    const command = startCommand(session, door.device_id, "unlock", true);
    command?.end("error", noAnswer);
    withCommand(session, door, commandMoment());
    expect(commandOf(session, door.device_id)?.status).toBe("error");
    const asked = commandMoment();
    expect(command?.endDoubt()).toBe(true);
    withCommand(session, door, asked);
    expect(commandOf(session, door.device_id)?.status).toBe("error");
    withCommand(session, door, commandMoment());
    expect(commandOf(session, door.device_id)).toBeNull();
    expect(command?.endDoubt()).toBe(false);
  });

  it("ends that doubt for a lock that is out of reach by now, whose status then says more", () => {
    const away = deviceOf("door", { locked: undefined, online: false });
    const command = startCommand(session, away.device_id, "unlock", true);
    command?.end("error", Object.assign(new Error("No answer."), { code: "network_error" }));
    withCommand(session, away, commandMoment());
    expect(commandOf(session, away.device_id)?.status).toBe("error");
    command?.endDoubt();
    withCommand(session, away, commandMoment());
    expect(commandOf(session, away.device_id)).toBeNull();
  });
});

describe("a device's state in an answer from the server", () => {
  const isLocked = (moment: number) => withCommand(session, deviceOf("door"), moment).properties.locked;

  it("stays as it is when there was no command", () => {
    const device = deviceOf("door");
    expect(withCommand(session, device, commandMoment())).toBe(device);
  });

  it("is replaced by the state that a pending command asks for", () => {
    const asked = commandMoment();
    startCommand(session, "door", "unlock");
    expect(isLocked(asked)).toBe(false);
    expect(isLocked(commandMoment())).toBe(false);
  });

  it("is replaced when a command succeeded after the request, and believed when it succeeded before", () => {
    const before = commandMoment();
    startCommand(session, "door", "unlock")?.end("success");
    expect(isLocked(before)).toBe(false);
    expect(isLocked(commandMoment())).toBe(true);
  });

  it("is replaced also when the command was dismissed meanwhile", () => {
    const before = commandMoment();
    startCommand(session, "door", "unlock")?.end("success");
    dismissCommand(session, "door");
    expect(isLocked(before)).toBe(false);
  });

  it.each(["error", "timeout"] as const)("is believed after a command ended in %s", (status) => {
    const before = commandMoment();
    startCommand(session, "door", "unlock")?.end(status, new Error("no"));
    expect(isLocked(before)).toBe(true);
  });
});
