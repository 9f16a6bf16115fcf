import type { Device } from "@mortise/client";
import { useEffect } from "react";
import { commandOf, type LockDirection, subscribeToCommands } from "../../../data/lock-commands.ts";
import type { UseToggleLockResult } from "../../../data/locks.ts";
import { useConnection } from "../../../provider/use-seam-client.ts";
import type { Strings } from "../../../strings/messages.ts";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";
import { addControl, hasControl } from "./controls-on-screen.ts";
import { stateAfterCommand } from "./lock-fact.ts";
import { lockNoteOf } from "./lock-words.ts";

type Words = Pick<Strings, "device" | "lock" | "problem">;

/** Sends a command. If no control of the door is on screen when it ends, a toast reports the result. */
export function useGive(
  { device_id }: Device,
  moves: UseToggleLockResult,
  strings: Words,
  name: string,
): (direction: LockDirection) => void {
  const { session } = useConnection();
  const toast = useToast();
  const { confirmUnlock } = useWidgetOptions();
  useEffect(() => addControl(device_id), [device_id]);
  const give = (direction: LockDirection) => {
    toast(null);
    moves[direction]();
    const stop = subscribeToCommands(() => {
      const command = commandOf(session.key, device_id);
      if (command?.status === "pending") return;
      stop();
      if (command === null || hasControl(device_id)) return;
      const say = (news: string) => strings.lock.announcement({ name, news });
      if (command.status === "success") return toast({ text: say(strings.device[stateAfterCommand[direction]]) });
      toast({
        text: say(lockNoteOf(command, strings)),
        tone: "problem",
        // The host requires two presses to unlock, and a toast's button would take only one.
        action:
          confirmUnlock && direction === "unlock"
            ? undefined
            : { label: strings.lock.tryAgain, onPress: () => give(direction) },
      });
    });
  };
  return give;
}
