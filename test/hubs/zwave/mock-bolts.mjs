// The bolts of the mock hub's locks: what a lock does with a command that has reached it, and what it has been through.
import { DoorLockCCOperationGet, DoorLockCCOperationSet } from "@zwave-js/cc/DoorLockCC";

/** After taking a command, a bolt that moves later does so, and one that jams says so. */
const [boltLaterMs, boltJamsMs] = [1500, 800];
/** After this a lock that refuses first says that it is jammed. */
const lateMs = 400;
const jam = 11;

export const newBolt = () => ({
  isJammed: false,
  refusesFirst: false,
  /** While it is set, the lock does as it is told and answers nothing. */
  isMute: false,
  /** What the bolt does once the lock has taken a command: "later", "stays", "jams"; or the lock "refuses". */
  bolt: undefined,
  /** Commands to the bolt, and questions where it is, that have reached the lock. */
  moves: 0,
  asks: 0,
  /** All places that the bolt came to, with their times. */
  bolts: [],
});

export const mended = { isJammed: false, isMute: false, bolt: undefined };

/** Writes down where the bolt comes to, whoever moves it. */
export function watchBolt(node, lock) {
  const setState = node.state.set.bind(node.state);
  node.state.set = (key, value) => {
    const isMoved = key === "DoorLock_currentMode" && node.state.get(key) !== value;
    if (isMoved) lock.bolts.push({ locked: value === 255, at: Date.now() });
    return setState(key, value);
  };
}

/** What the lock answers to a message about its bolt; undefined: as any lock would. */
export async function boltAnswer(node, lock, message, notify) {
  if (message instanceof DoorLockCCOperationGet) lock.asks += 1;
  if (!(message instanceof DoorLockCCOperationSet)) return undefined;
  lock.moves += 1;
  const move = () => node.state.set("DoorLock_currentMode", message.mode);
  if (lock.isMute) {
    move();
    return { action: "stop" };
  }
  if (lock.bolt === "refuses") return { action: "fail" };
  if (lock.bolt) {
    if (lock.bolt === "later") setTimeout(move, boltLaterMs);
    if (lock.bolt === "jams") setTimeout(() => void notify(node, jam), boltJamsMs);
    return { action: "ok" };
  }
  if (!lock.isJammed) return undefined;
  if (lock.refusesFirst) setTimeout(() => void notify(node, jam), lateMs);
  else await notify(node, jam);
  return { action: lock.refusesFirst ? "fail" : "stop" };
}
