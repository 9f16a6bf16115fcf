// Promises of every driver whose locks keep schedules of codes themselves.
import assert from "node:assert/strict";
import { firstSlot, keypadPin, type Rig, settleOp, type Step, withCodes } from "./conformance.ts";

const aMinute = 60_000;
const anHour = 60 * aMinute;

/** Time zone of the doors in {@link scheduleStory}. */
const scheduleZone = "Europe/Berlin";

/** Steps for a lock that keeps schedules of codes itself, and a rig with `setClock`. */
export const scheduleStory: readonly Step[] = [
  {
    name: "keeps a code to hours that lie ahead, without being told when they begin and end",
    needs: "hours",
    async run(rig) {
      assert.equal((await withCodes(rig).capabilities(rig)).native_schedule, true);
      const slot = await firstSlot(rig);
      const window = { starts_at: rig.now() + anHour, ends_at: rig.now() + 2 * anHour, time_zone: scheduleZone };
      await settleOp(rig, (op) => withCodes(rig).write({ slot, code: keypadPin, window }, op));
      assert.equal((await rig.type(keypadPin)).opened, false);
      assert.equal(await opensAt(rig, window.starts_at + aMinute), true);
      assert.equal(await opensAt(rig, window.ends_at + aMinute), false);
    },
  },
  {
    name: "takes other hours for the same code",
    needs: "hours",
    async run(rig) {
      const slot = await firstSlot(rig);
      const window = { starts_at: rig.now() - aMinute, ends_at: rig.now() + 3 * anHour, time_zone: scheduleZone };
      await settleOp(rig, (op) => withCodes(rig).write({ slot, code: keypadPin, window }, op));
      assert.equal((await rig.type(keypadPin)).opened, true);
      assert.equal(await opensAt(rig, window.ends_at + aMinute), false);
    },
  },
  {
    name: "keeps a code without hours to none, and a place that was cleared neither",
    needs: "hours",
    async run(rig) {
      const slot = await firstSlot(rig);
      await settleOp(rig, (op) => withCodes(rig).write({ slot, code: keypadPin }, op));
      assert.equal(await opensAt(rig, rig.now() + 5 * anHour), true);
      await settleOp(rig, (op) => withCodes(rig).clear(slot, op));
      assert.equal((await rig.type(keypadPin)).opened, false);
    },
  },
];

/** Whether the code opens the lock when the lock's own clock shows `moment`. */
async function opensAt(rig: Rig, moment: number): Promise<boolean> {
  const setClock = rig.setClock?.bind(rig);
  assert.ok(setClock, "the rig cannot set the lock's clock");
  await setClock(moment);
  const { opened } = await rig.type(keypadPin);
  await setClock(rig.now());
  return opened;
}
