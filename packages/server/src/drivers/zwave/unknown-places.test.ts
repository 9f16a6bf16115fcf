// A place whose status nobody lists is neither free, so that somebody else's code is written over, nor taken.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oddValue } from "../../../test/locks/odd-values.ts";
import { randomRuns } from "../../../test/rig/random-runs.ts";
import { opAt, plainLock } from "../../../test/locks/scripted-zwave-hub.ts";
import type { ZwaveConnection } from "./client.ts";
import { readSlot } from "./codes.ts";
import { nodeIn, type ZwaveNode } from "./wire.ts";

describe("a place for codes", () => {
  const found = (response: object, hasCredentials: boolean) => {
    const call = () => Promise.resolve({ response, credential: response });
    const connection = { call } as unknown as ZwaveConnection;
    const node = nodeIn(plainLock(2)) as ZwaveNode;
    return readSlot(1, opAt(2), {
      connection,
      nodeId: 2,
      node,
      now: () => 0,
      hasCredentials,
      duplicateSince: () => false,
      log: () => "unread",
    });
  };

  it.each([0, 1, 2, 3, 4])("of status %i is free or taken", async (userIdStatus) => {
    expect(await found({ userIdStatus, userCode: "2580" }, false)).toMatchObject({ occupied: userIdStatus !== 0 });
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
});
