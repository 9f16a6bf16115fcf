// Bolts of the mock hub's locks: a lock's reaction to a command that has reached it, and its history.
import { DoorLockCCOperationGet, DoorLockCCOperationSet } from "@zwave-js/cc/DoorLockCC";

/** Milliseconds from accepting a command until the bolt moves late, and until it reports a jam. */
const [boltLaterMs, boltJamsMs] = [1500, 800];
/** Milliseconds until a lock that first refuses reports that it is jammed. */
const lateMs = 400;
const jam = 11;

export const newBolt = () => ({
  isJammed: false,
  refusesFirst: false,
  /** While set, the lock carries out commands but answers nothing. */
  isMute: false,
  /** Reaction to a command: the bolt moves "later", "stays" or "jams"; or the lock "refuses". */
  bolt: undefined,
  /** Number of commands to the bolt, and reads of its position, that have reached the lock. */
  moves: 0,
  asks: 0,
  /** Positions that the bolt reached, with their times. */
  bolts: [],
});

export const mended = { isJammed: false, isMute: false, bolt: undefined };

/** Records the bolt's positions, whoever moves it. */
export function watchBolt(node, lock) {
  const setState = node.state.set.bind(node.state);
  node.state.set = (key, value) => {
    const isMoved = key === "DoorLock_currentMode" && node.state.get(key) !== value;
    if (isMoved) lock.bolts.push({ locked: value === 255, at: Date.now() });
    return setState(key, value);
  };
}

/** Returns the lock's answer to a message about its bolt, or `undefined` for the usual answer. */
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
