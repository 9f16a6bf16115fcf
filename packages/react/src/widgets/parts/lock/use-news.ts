// Announces what happens to a lock while its control is on screen, and keeps the movement that the control shows.
import type { Device } from "@mortise/client";
import { useEffect, useRef, useState } from "react";
import type { LockCommand } from "../../../data/lock-commands.ts";
import { useBrowserLayoutEffect } from "../../../page/in-browser.ts";
import { deviceStatus } from "../../../rules/device/device-status.ts";
import type { Strings } from "../../../strings/messages.ts";
import { claimLockNews } from "./controls-on-screen.ts";
import { causeOf, movementTime } from "./movement-words.ts";

/** How long an announcement waits for the cause of a movement: the stream tells the bolt first, the device is read next. */
const causeMs = 1000;

interface LockNews {
  readonly device: Device;
  readonly command: LockCommand | null;
  /** The command ended a while ago. */
  readonly isOld: boolean;
  /** What is said of a command that failed. */
  readonly failure: string | null;
  readonly words: Pick<Strings, "lock">;
}

/** A change of the bolt that no command from here has made. */
export interface BoltMovement {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The bolt was known to be elsewhere before. False: its place is known again, after the lock was out of reach. */
  readonly isSeen: boolean;
  /** The time of the movement that the device told of before. */
  readonly earlier: unknown;
}

/**
 * Announces what happens while the control is on screen, by a command, at the door or on the way there; the state that
 * it begins with is not news. What was said goes with the control. Returns the last movement by somebody else, until
 * the bolt is moved from here.
 *
 * @param tell says the news as of the latest rendering. Returns a function that takes them back.
 */
export function useNews(
  { device, command, isOld, failure, words }: LockNews,
  tell: (movement: BoltMovement | null) => () => void,
): BoltMovement | null {
  const { locked } = device.properties;
  const status = deviceStatus(device);
  const time = movementTime(device.properties);
  const known = useRef({ command, locked, status, failure, time });
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
    known.current = { command, locked, status, failure, time };
    latestTell.current = tell;
    const announce = (movement: BoltMovement | null) => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      takeBack.current = latestTell.current(movement);
    };
    const isMoved = locked !== was.locked;
    const isElsewhere = isMoved && (command === null || (command === was.command && isOld));
    let movement: BoltMovement | null = null;
    if (isElsewhere && typeof locked === "boolean") {
      movement = { at: Date.now(), isSeen: typeof was.locked === "boolean", earlier: was.time };
      setMoved(movement);
    } else if (command !== was.command) setMoved(null);
    // The reason is there in the reader's language, which is fetched while the command is on its way.
    const isReworded = command === was.command && failure !== null && was.failure !== null && failure !== was.failure;
    const isNews = isElsewhere || isReworded || status !== was.status || (command !== was.command && command !== null);
    if (isNews && claimLockNews(device, command, failure)) {
      clearTimeout(timer.current);
      waiting.current = movement?.isSeen ? movement : undefined;
      if (waiting.current) timer.current = setTimeout(announce, causeMs, movement);
      else announce(movement);
    }
    const { current } = waiting;
    if (current && causeOf(device.properties, current.earlier, words)) announce(current);
  });
  return moved;
}
