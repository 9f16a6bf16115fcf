// A slot with an unlisted status is unknown. It is not free, or somebody else's code would be overwritten.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oddValue } from "../../../test/locks/odd-values.ts";
import { randomRuns } from "../../../test/rig/random-runs.ts";
import { opAt, plainLock } from "../../../test/locks/scripted-zwave-hub.ts";
import type { ZwaveConnection } from "./client.ts";
import { readSlot } from "./codes.ts";
import { nodeIn } from "./node-reader.ts";
import type { ZwaveNode } from "./wire.ts";

describe("a place for codes", () => {
  const opening = { active: true, userType: 0, credentialRule: 1 };
  const found = (response: object, hasCredentials: boolean, user: object = opening) => {
    const call = () => Promise.resolve({ response, credential: response, user });
    const connection = { call } as unknown as ZwaveConnection;
    const node = nodeIn(plainLock(2)) as ZwaveNode;
    return readSlot(1, opAt(2), {
      connection,
      nodeId: 2,
      node,
      now: () => 0,
      hasCredentials,
      duplicateSince: () => false,
      digits: { areKnown: false },
      answers: new Map(),
      otherReports: () => 0,
      log: () => "unread",
    });
  };

  it.each([
    [0, { occupied: false }],
    [1, { occupied: true, code: "2580" }],
    [2, { occupied: true, active: false, code: "2580" }],
    [3, { occupied: true, active: false, code: "2580" }],
    [4, { occupied: true, active: false, code: "2580" }],
  ])("of status %i is %j", async (userIdStatus, expected) => {
    expect(await found({ userIdStatus, userCode: "2580" }, false)).toEqual({ slot: 1, ...expected });
  });

  it("that is switched off is so without digits too", async () => {
    expect(await found({ userIdStatus: 2, userCode: "****" }, false)).toEqual({
      slot: 1,
      occupied: true,
      active: false,
    });
  });

  it("of a status that is not listed is neither", async () => {
    await fc.assert(
      fc.asyncProperty(oddValue(0, 1, 2, 3, 4), async (userIdStatus) => {
        expect(await found({ userIdStatus, userCode: "2580" }, false)).toEqual({ slot: 1, occupied: null });
      }),
      randomRuns(200),
    );
  });

  it("of a user that has no number is neither", async () => {
    const odd = oddValue(0).filter((userId) => !Number.isInteger(userId) || Number(userId) < 0);
    await fc.assert(
      fc.asyncProperty(odd, async (userId) => {
        expect(await found({ userId, data: "2580" }, true)).toEqual({ slot: 1, occupied: null });
      }),
      randomRuns(200),
    );
  });

  it.each([
    ["active", [true]],
    ["userType", [0, 3, 5, 6, 7]],
    ["credentialRule", [1, undefined]],
  ] as const)("of a user whose %s is not listed does not open", async (field, listed) => {
    await fc.assert(
      fc.asyncProperty(oddValue(...listed), async (value) => {
        const user = { ...opening, [field]: value };
        expect(await found({ userId: 1, data: "2580" }, true, user)).toMatchObject({ occupied: true, active: false });
      }),
      randomRuns(200),
    );
  });
});
