// Locks that have users with credentials: silence is no erasure, and what was made for a code that was refused is taken
// away again.
import { expect, it } from "vitest";
import { type Asked, credentialLock, drivenHub, opAt } from "../../../test/locks/scripted-zwave-hub.ts";

const command = (name: string) => `endpoint.access_control.${name}`;

/** A lock whose users and codes are kept by the test. */
async function lockWith({ users = [] as number[], result = 0 } = {}) {
  const { hub, told, driver } = await drivenHub({ nodes: [credentialLock(4)] });
  await expect.poll(() => told.some(({ type }) => type === "device")).toBe(true);
  const kept = new Set(users);
  const codes = new Map<number, string>();
  Object.assign(hub.answers, {
    [command("get_user_cached")]: ({ userId = 0 }: Asked) => (kept.has(userId) ? { user: { userId } } : {}),
    [command("set_user")]: ({ userId = 0 }: Asked) => ({ result: kept.add(userId) && 0 }),
    [command("delete_user")]: ({ userId = 0 }: Asked) => ({ result: kept.delete(userId) ? 0 : 2 }),
    [command("get_credential")]: ({ userId = 0 }: Asked) => ({
      credential: { userId: codes.has(userId) ? userId : 0, data: codes.get(userId) },
    }),
    [command("set_credential")]: ({ userId = 0, data }: Asked & { data?: string }) => {
      if (result === 0) codes.set(userId, data ?? "");
      return { result };
    },
  });
  return { hub, codes: driver.codes, users: kept };
}

it("writes a code to a new user", async () => {
  const { codes, users } = await lockWith();
  expect(await codes.write({ slot: 2, code: "4826", name: "Guest" }, opAt(4))).toEqual({ proof: "readback" });
  expect([...users]).toEqual([2]);
});

it.each([255, 3, 4])("leaves no user behind when the code is refused with %s", async (result) => {
  const { codes, users } = await lockWith({ result });
  await expect(codes.write({ slot: 2, code: "4826" }, opAt(4))).rejects.toMatchObject({ applied: "no" });
  expect([...users]).toEqual([]);
});

it("leaves a user alone that was there before", async () => {
  const { codes, users } = await lockWith({ users: [2], result: 255 });
  await expect(codes.write({ slot: 2, code: "4826" }, opAt(4))).rejects.toMatchObject({ applied: "no" });
  expect([...users]).toEqual([2]);
});

it("takes no answer for no answer: not for an empty place, a written code or a removed one", async () => {
  const { hub, codes, users } = await lockWith();
  hub.answers[command("get_credential")] = () => ({});
  expect(await codes.readSlot?.(3, opAt(4))).toEqual({ slot: 3, occupied: null });
  await expect(codes.write({ slot: 3, code: "4826" }, opAt(4))).rejects.toMatchObject({
    fault: "timeout",
    applied: "no",
  });
  expect([...users]).toEqual([]);
  await expect(codes.clear(3, opAt(4))).rejects.toMatchObject({ fault: "timeout", applied: "unknown" });
  hub.answers[command("delete_credential")] = () => ({ result: 0 });
  expect(await codes.clear(3, opAt(4))).toEqual({ proof: "ack" });
});
