// Announces changes of a lock while its control is on screen, and returns the movement that the control shows.
import type { Device } from "@mortise/client";
import { useEffect, useRef, useState } from "react";
import type { LockCommand } from "../../../data/lock-commands.ts";
import { isMovedByOtherTab } from "../../../data/other-tabs.ts";
import { useBrowserLayoutEffect } from "../../../page/in-browser.ts";
import type { Strings } from "../../../strings/messages.ts";
import { claimLockNews } from "./controls-on-screen.ts";
import type { LockView } from "./lock-view.ts";
import { causeOf, movementTime } from "./movement-words.ts";

/**
 * Time for which an announcement waits for the cause of a movement, in milliseconds. The stream reports the bolt first,
 * and the device is read next.
 */
const causeMs = 1000;

interface LockNews {
  readonly device: Device;
  readonly command: LockCommand | null;
  /** Whether the command ended at least `justNowMs` ago. */
  readonly isOld: boolean;
  /** View that the control shows. */
  readonly view: LockView;
  readonly words: Pick<Strings, "lock">;
}

/** A change of the bolt that no command from here caused. */
export interface BoltMovement {
  /** Time of the change, in epoch milliseconds. */
  readonly at: number;
  /**
   * Whether the bolt was known to be in the other state before, and no command from another tab moved it. Otherwise the
   * movement has no sentence.
   */
  readonly isSeen: boolean;
  /** Time of the movement that the device reported before. */
  readonly earlier: unknown;
}

/**
 * Announces each change that the control shows, by a command or at the door. The first state is not announced, nor are
 * movements by a command from another tab. An announcement is withdrawn when the control shows something else, and on
 * unmount. Returns the last movement that no command from here caused, until the next command from here.
 * @param announceNews - Announces the latest render. Returns a function that withdraws the announcement.
 */
export function useNews(
  { device, command, isOld, view, words }: LockNews,
  announceNews: (movement: BoltMovement | null) => () => void,
): BoltMovement | null {
  const { fact, news } = view;
  const time = movementTime(device.properties);
  const known = useRef({ command, state: fact.state, key: news.key, time });
  const takeBack = useRef<() => void>(undefined);
  const latestAnnounceNews = useRef(announceNews);
  /** Movement whose announcement waits for its cause. */
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
  // A layout effect, so that it runs before the next press.
  useBrowserLayoutEffect(() => {
    const was = known.current;
    known.current = { command, state: fact.state, key: news.key, time };
    latestAnnounceNews.current = announceNews;
    const announce = (movement: BoltMovement | null) => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      takeBack.current = latestAnnounceNews.current(movement);
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
