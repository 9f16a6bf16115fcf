import { describe, expect, it, onTestFinished } from "vitest";
import { clientOf, failureOf, hangUp, refusal, type Reply, silence, startWire, testClock } from "../test/wire.ts";
import { type Clock, systemClock } from "./clock.ts";
import { SeamActionAttemptError, SeamActionAttemptTimeoutError, SeamNetworkError } from "./errors.ts";

const attempt = (status: string, more: object = {}) => ({
  action_attempt: {
    action_attempt_id: "attempt-1",
    action_type: "UNLOCK_DOOR",
    status,
    result: null,
    error: null,
    ...more,
  },
  ok: true,
});
const pending = attempt("pending");
const success = attempt("success", { result: { was_confirmed_by_device: true } });
const jammed = attempt("error", { error: { type: "jammed_lock", message: "The bolt is stuck." } });

describe("a command that waits", () => {
  it("polls at once, and resolves to the action attempt once that succeeded", async () => {
    const wire = await startWire(pending, success);
    const { seam, clock } = clientOf(wire);
    await expect(seam.locks.unlockDoor("door-1")).resolves.toEqual(success.action_attempt);
    expect(wire.asked.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: "POST", url: "/locks/unlock_door", body: { device_id: "door-1" } },
      { method: "GET", url: "/action_attempts/get?action_attempt_id=attempt-1", body: undefined },
    ]);
    expect(clock.pauses).toEqual([]);
  });

  it("does not poll when the first answer is final", async () => {
    const wire = await startWire(success);
    await clientOf(wire).seam.locks.lockDoor({ device_id: "door-1", sync: true });
    expect(wire.asked).toHaveLength(1);
  });

  it("polls again after one second, then more slowly, up to two seconds apart", async () => {
    const { seam, clock } = clientOf(await startWire(...Array<Reply>(8).fill(pending), success));
    await seam.locks.unlockDoor("door-1");
    expect(clock.pauses.map(Math.round)).toEqual([1000, 1200, 1440, 1728, 2000, 2000, 2000]);
  });

  it("rejects with the reason when the attempt failed", async () => {
    const error = await failureOf(clientOf(await startWire(pending, pending, jammed)).seam.locks.unlockDoor("door-1"));
    expect(error).toBeInstanceOf(SeamActionAttemptError);
    expect(error).toMatchObject({
      name: "SeamActionAttemptError",
      code: "jammed_lock",
      type: "jammed_lock",
      message: "The bolt is stuck.",
      actionAttempt: jammed.action_attempt,
    });
  });

  it.each([null, { type: "refused", message: "" }])(
    "has a message for a failure without a reason (%j)",
    async (reason) => {
      const error = await failureOf(
        clientOf(await startWire(attempt("error", { error: reason }))).seam.locks.unlockDoor("door-1"),
      );
      expect(error.message).toBe("UNLOCK_DOOR failed and the server gave no reason.");
    },
  );

  it("keeps polling, after the usual pauses, at an unknown status", async () => {
    const { seam, clock } = clientOf(await startWire(attempt("queued"), attempt("queued"), attempt("queued"), success));
    await seam.locks.unlockDoor("door-1");
    expect(clock.pauses).toEqual([1000, 1200]);
  });

  it("times out after a minute, and says that the door may still move", async () => {
    const wire = await startWire(pending);
    const { seam, clock } = clientOf(wire);
    const error = await failureOf(seam.locks.unlockDoor("door-1"));
    expect(error).toBeInstanceOf(SeamActionAttemptTimeoutError);
    expect(error).toMatchObject({
      name: "SeamActionAttemptTimeoutError",
      code: "action_attempt_timeout",
      actionAttempt: pending.action_attempt,
    });
    expect(error.message).toContain("after 60 s");
    expect(error.message).toContain("the door may still move");
    expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(60_000);
    expect(wire.asked.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it.each([undefined, new AbortController().signal])(
    "times out also when its end cuts the last poll short, which is no cause (signal: %s)",
    async (signal) => {
      const wire = await startWire(pending, silence);
      const start = Date.UTC(2026, 5, 12);
      const times = [start, start + 59_980];
      const clock: Clock = { ...testClock(), now: () => times.shift() ?? start + 60_000 };
      const { seam } = clientOf(wire, { clock });
      const error = await failureOf(seam.locks.unlockDoor("door-1", { signal }));
      expect(error).toBeInstanceOf(SeamActionAttemptTimeoutError);
      expect(error.cause).toBeUndefined();
    },
  );
});

describe("a poll that fails", () => {
  it.each<[string, Reply]>([
    ["the server restarts", hangUp],
    ["it is overloaded", refusal(503, "unavailable")],
    ["there is a limit", refusal(429, "rate_limit_exceeded")],
  ])("is retried like any GET, and the wait goes on, while %s", async (_what, reply) => {
    const wire = await startWire(pending, ...Array<Reply>(7).fill(reply), success);
    const { seam, clock } = clientOf(wire);
    await expect(seam.locks.unlockDoor("door-1")).resolves.toMatchObject({ status: "success" });
    expect(wire.asked.map(({ method }) => method)).toEqual(["POST", ...Array<string>(8).fill("GET")]);
    expect(clock.pauses.map((pause) => (pause < 300 ? "short" : pause < 500 ? "double" : pause))).toEqual([
      "short",
      "double",
      1000,
      "short",
      "double",
      1200,
      "short",
    ]);
  });

  it("ends the wait when the server refuses it, with an error that names the command, which still runs", async () => {
    const wire = await startWire(pending, refusal(401, "client_session_revoked"));
    await expect(clientOf(wire).seam.locks.unlockDoor("door-1")).rejects.toMatchObject({
      status: 401,
      type: "client_session_revoked",
      actionAttempt: pending.action_attempt,
    });
    expect(wire.asked).toHaveLength(2);
  });

  it("is the cause of the timeout when all later polls failed too", async () => {
    const error = await failureOf(clientOf(await startWire(pending, hangUp)).seam.locks.unlockDoor("door-1"));
    expect(error).toBeInstanceOf(SeamActionAttemptTimeoutError);
    expect(error.cause).toBeInstanceOf(SeamNetworkError);
  });

  it("is not the cause of the timeout when a later poll was answered", async () => {
    const error = await failureOf(
      clientOf(await startWire(pending, hangUp, hangUp, hangUp, pending)).seam.locks.unlockDoor("door-1"),
    );
    expect(error).toBeInstanceOf(SeamActionAttemptTimeoutError);
    expect(error.cause).toBeUndefined();
  });
});

describe("aborting", () => {
  it.each([new Error("left"), "left"])("during a poll rejects with exactly the reason given (%s)", async (reason) => {
    const abort = new AbortController();
    const wire = await startWire(pending, () => abort.abort(reason));
    await expect(clientOf(wire).seam.locks.unlockDoor("door-1", { signal: abort.signal })).rejects.toBe(reason);
    expect(reason).not.toHaveProperty("actionAttempt");
    expect(wire.asked).toHaveLength(2);
  });

  it("works in Next.js's edge runtime, which lacks AbortSignal.any", async () => {
    const any = Object.getOwnPropertyDescriptor(AbortSignal, "any") ?? {};
    Object.defineProperty(AbortSignal, "any", { ...any, value: undefined });
    onTestFinished(() => void Object.defineProperty(AbortSignal, "any", any));
    const abort = new AbortController();
    const wire = await startWire(pending, () => abort.abort(new Error("left")));
    await expect(clientOf(wire).seam.locks.unlockDoor("door-1", { signal: abort.signal })).rejects.toThrow("left");
    expect(wire.asked).toHaveLength(2);
    const opened = await startWire(pending, success);
    await expect(clientOf(opened).seam.locks.unlockDoor("door-1")).resolves.toMatchObject({ status: "success" });
  });

  it("between polls rejects with the reason", async () => {
    const abort = new AbortController();
    const wire = await startWire(pending);
    const sleep: Clock["sleep"] = (milliseconds, signal) => {
      queueMicrotask(() => abort.abort(new Error("left")));
      return systemClock.sleep(milliseconds, signal);
    };
    const { seam } = clientOf(wire, { clock: { ...systemClock, sleep } });
    await expect(seam.locks.unlockDoor("door-1", { signal: abort.signal })).rejects.toThrow("left");
    expect(wire.asked).toHaveLength(2);
  });
});

describe("waiting for the action attempt", () => {
  it("can be switched off", async () => {
    const wire = await startWire(pending);
    await expect(clientOf(wire).seam.locks.unlockDoor("door-1", { waitForActionAttempt: false })).resolves.toEqual(
      pending.action_attempt,
    );
    expect(wire.asked).toHaveLength(1);
  });

  it("is off for an update, unless asked for", async () => {
    const wire = await startWire(pending, pending, success);
    const { seam } = clientOf(wire);
    expect((await seam.accessCodes.update({ access_code_id: "c", name: "n" })).status).toBe("pending");
    expect(
      (await seam.accessCodes.update({ access_code_id: "c", name: "n" }, { waitForActionAttempt: true })).status,
    ).toBe("success");
  });
});
