// Announces what happens to a lock while its control is on screen, and keeps the movement that the control shows.
import type { Device } from "@mortise/client";
import { useEffect, useRef, useState } from "react";
import type { LockCommand } from "../../../data/lock-commands.ts";
import { isMovedByOtherTab } from "../../../data/other-tabs.ts";
import { useBrowserLayoutEffect } from "../../../page/in-browser.ts";
import type { Strings } from "../../../strings/messages.ts";
import { claimLockNews } from "./controls-on-screen.ts";
import type { LockView } from "./lock-view.ts";
import { causeOf, movementTime } from "./movement-words.ts";

/** How long an announcement waits for the cause of a movement: the stream tells the bolt first, the device is read next. */
const causeMs = 1000;

interface LockNews {
  readonly device: Device;
  readonly command: LockCommand | null;
  /** The command ended a while ago. */
  readonly isOld: boolean;
  /** What the control shows. */
  readonly view: LockView;
  readonly words: Pick<Strings, "lock">;
}

/** A change of the bolt that no command from here has made. */
export interface BoltMovement {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /**
   * The bolt was known to be elsewhere before. False: its place is known again, after the lock was out of reach, or
   * whoever moved it did so in another tab. The movement then has no sentence.
   */
  readonly isSeen: boolean;
  /** The time of the movement that the device told of before. */
  readonly earlier: unknown;
}

/**
 * Announces what the control shows whenever that is news: by a command, at the door or on the way there; the state that
 * it begins with is not. What was said is taken back when the control shows something else, and when it goes. Returns
 * the last movement by somebody else, until the bolt is moved from here.
 *
 * @param tell says the news as of the latest rendering. Returns a function that takes them back.
 */
export function useNews(
  { device, command, isOld, view, words }: LockNews,
  tell: (movement: BoltMovement | null) => () => void,
): BoltMovement | null {
  const { fact, news } = view;
  const time = movementTime(device.properties);
  const known = useRef({ command, state: fact.state, key: news.key, time });
  const takeBack = useRef<() => void>(undefined);
  const latestTell = useRef(tell);
  /** The movement whose announcement waits for its cause. */
  const waiting = useRef<BoltMovement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [moved, setMoved] = useState<BoltMovement | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      takeBack.current?.();
    },
    [],
  );
  // Before the next press can come.
  useBrowserLayoutEffect(() => {
    const was = known.current;
    known.current = { command, state: fact.state, key: news.key, time };
    latestTell.current = tell;
    const announce = (movement: BoltMovement | null) => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      takeBack.current = latestTell.current(movement);
    };
    const isElsewhere = fact.state !== was.state && (command === null || (command === was.command && isOld));
    let movement: BoltMovement | null = null;
    const isMoved = isElsewhere && fact.state !== "unknown";
    const isOwn = isMoved && isMovedByOtherTab(device.device_id, fact.state === "locked");
    if (isMoved) {
      movement = { at: Date.now(), isSeen: !isOwn && was.state !== "unknown", earlier: was.time };
      setMoved(movement);
    } else if (command !== was.command && command !== null) setMoved(null);
    if (news.key !== was.key) {
      clearTimeout(timer.current);
      waiting.current = undefined;
      takeBack.current?.();
      if (!isOwn && claimLockNews(device.device_id, news.key)) {
        waiting.current = movement?.isSeen ? movement : undefined;
        if (waiting.current) timer.current = setTimeout(announce, causeMs, movement);
        else announce(movement);
      }
    }
    const { current } = waiting;
    if (current && causeOf(device.properties, current.earlier, words)) announce(current);
  });
  return moved;
}
