// Locks with users and credentials. Silence is no erasure; a user made for a refused code is removed again; a code
// counts only while its user may open the door.
import { expect, it } from "vitest";
import { type Asked, credentialLock, drivenHub, opAt, unknownCommand } from "../../../test/locks/scripted-zwave-hub.ts";

const command = (name: string) => `endpoint.access_control.${name}`;

/** A lock whose users and codes the test holds. */
async function lockWith({ users = [] as number[], result = 0, keepsOff = 0 } = {}) {
  const { hub, told, driver } = await drivenHub({ nodes: [credentialLock(4)] });
  await expect.poll(() => told.some(({ type }) => type === "device")).toBe(true);
  const kept = new Set(users);
  const codes = new Map<number, string>();
  const user = { active: true, userType: 0, credentialRule: 1 };
  let timesKeptOff = 0;
  const switchOn = (options: object) => {
    Object.assign(user, options);
    if ((timesKeptOff += 1) <= keepsOff) user.active = false;
  };
  Object.assign(hub.answers, {
    [command("get_user")]: ({ userId = 0 }: Asked) => (kept.has(userId) ? { user: { userId, ...user } } : {}),
    [command("get_user_cached")]: ({ userId = 0 }: Asked) => (kept.has(userId) ? { user: { userId } } : {}),
    [command("set_user")]: ({ userId = 0, options = {} }: Asked & { options?: object }) => {
      kept.add(userId);
      switchOn(options);
      return { result: 0 };
    },
    [command("delete_user")]: ({ userId = 0 }: Asked) => ({ result: kept.delete(userId) ? 0 : 2 }),
    [command("get_credential")]: ({ userId = 0 }: Asked) => ({
      credential: { userId: codes.has(userId) ? userId : 0, data: codes.get(userId) },
    }),
    [command("set_credential")]: ({ userId = 0, data }: Asked & { data?: string }) => {
      if (result === 0) codes.set(userId, data ?? "");
      return { result };
    },
  });
  return { hub, codes: driver.codes, users: kept, digits: codes, user };
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

/** A lock with a code in its second slot. */
async function lockWithCode() {
  const lock = await lockWith({ users: [2] });
  lock.digits.set(2, "4826");
  return lock;
}

it.each([
  [{ active: false }],
  [{ active: undefined }],
  [{ userType: 4 }],
  [{ userType: 9 }],
  [{ userType: 8 }],
  [{ credentialRule: 2 }],
  [{ credentialRule: 3 }],
  [{ credentialRule: 0 }],
])("reads a code of a user with %j as one that does not open", async (changed) => {
  const { codes, user } = await lockWithCode();
  Object.assign(user, changed);
  expect(await codes.readSlot?.(2, opAt(4))).toEqual({ slot: 2, occupied: true, active: false, code: "4826" });
});

it.each([0, 3, 5, 6, 7])("reads a code of a user of type %i as one that opens", async (userType) => {
  const { codes, user } = await lockWithCode();
  user.userType = userType;
  expect(await codes.readSlot?.(2, opAt(4))).toEqual({ slot: 2, occupied: true, code: "4826" });
});

it.each([
  ["nothing", () => ({})],
  ["a refusal", () => unknownCommand],
])("knows nothing of a code whose user is answered by %s", async (_what, answer) => {
  const { hub, codes } = await lockWithCode();
  hub.answers[command("get_user")] = answer;
  expect(await codes.readSlot?.(2, opAt(4))).toEqual({ slot: 2, occupied: null });
  expect(await codes.write({ slot: 2, code: "1593" }, opAt(4))).toEqual({ proof: "ack" });
  hub.answers[command("set_user")] = () => ({ result: 255 });
  await expect(codes.write({ slot: 2, code: "1593" }, opAt(4))).rejects.toMatchObject({ applied: "unknown" });
});

it("switches a user on that it writes a code to", async () => {
  const { codes, user } = await lockWithCode();
  Object.assign(user, { active: false, userType: 4, credentialRule: 2 });
  expect(await codes.write({ slot: 2, code: "1593" }, opAt(4))).toEqual({ proof: "readback" });
  expect(user).toMatchObject({ active: true, userType: 0, credentialRule: 1 });
});

it("switches a code on once more that the lock keeps switched off", async () => {
  const { codes } = await lockWith({ keepsOff: 1 });
  expect(await codes.write({ slot: 2, code: "4826" }, opAt(4))).toEqual({ proof: "readback" });
});

it("says of a code that stays switched off that it is inactive, and leaves it on the lock", async () => {
  const { codes, users } = await lockWith({ keepsOff: 9 });
  await expect(codes.write({ slot: 2, code: "4826" }, opAt(4))).rejects.toMatchObject({
    fault: "inactive",
    applied: "no",
  });
  expect([...users]).toEqual([2]);
});

it.each([1, 2])("tells the lock again when the server remembered its users wrongly (%i)", async (result) => {
  const { hub, codes } = await lockWith();
  const answer = hub.answers[command("set_user")];
  let asked = 0;
  hub.answers[command("set_user")] = (input) => ((asked += 1) === 1 ? { result } : answer?.(input));
  expect(await codes.write({ slot: 2, code: "4826" }, opAt(4))).toEqual({ proof: "readback" });
});

it("touches no user when another user's code is in the place", async () => {
  const { hub, codes } = await lockWith({ result: 6 });
  hub.answers[command("get_credential")] = () => ({ credential: { userId: 5, data: "4826" } });
  await expect(codes.write({ slot: 2, code: "1593" }, opAt(4))).rejects.toMatchObject({ fault: "rejected" });
  expect(hub.asked.some(({ command: asked }) => asked === command("set_user"))).toBe(false);
});
