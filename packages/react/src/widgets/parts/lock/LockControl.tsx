import type { Device } from "@mortise/client";
import { useEffect, useRef, useState } from "react";
import type { LockCommand } from "../../../data/lock-commands.ts";
import { useToggleLock } from "../../../data/locks.ts";
import { deviceStatus } from "../../../rules/device-status.ts";
import { useFormat, useStrings } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useAnnounce } from "../../../ui/Live/Live.tsx";
import { useHasPassed } from "../../use-has-passed.ts";
import { useWidgetOptions } from "../../widget-options.tsx";
import { useFirstPress } from "../use-first-press.ts";
import { lockNews, lockView } from "./lock-view.ts";
import { isFirstToTell } from "./told.ts";
import { useGive } from "./use-give.ts";
import { useTwoSteps } from "./use-two-steps.ts";

const slowMs = 10_000;
const confirmedMs = 2000;

export interface LockControlProps {
  device: Device;
  /** Without the words "Lock status", where the surroundings say it. @default true */
  hasLabel?: boolean;
  /** The zone its times are read in. @default the reader's own */
  zone?: string | null;
}

/** State of a lock and, unless the host switched it off, the buttons that change it. */
export function LockControl({ device, hasLabel = true, zone }: LockControlProps) {
  const strings = useStrings();
  const { disableLockUnlock, confirmUnlock } = useWidgetOptions();
  const name = device.properties.name || strings.device.unnamed;
  const toggle = useToggleLock(device);
  const { command } = toggle;
  const give = useGive(device, toggle, strings, name);
  const isPending = command?.status === "pending";
  const isSlow = useHasPassed(isPending ? command.startedAt : null, slowMs);
  const isOld = useHasPassed(command?.endedAt ?? null, confirmedMs);
  const occasion = [
    device.device_id,
    device.properties.locked,
    deviceStatus(device),
    command?.startedAt,
    command?.status,
    disableLockUnlock,
  ];
  const announce = useAnnounce();
  const say = (news: string) => announce(strings.lock.announcement({ name, news }));
  const [isArmed, isMeant, disarm] = useTwoSteps(occasion.join(), () => say(strings.lock.pressAgain));
  const view = lockView({ device, command, isSlow, isOld, isArmed, zone }, strings, useFormat());
  useNews(device, command, isOld, () => say(lockNews(command, view, strings)));
  const [pressed, setPressed] = useState(0);
  const isFirst = useFirstPress();
  return (
    // A screen reader that comes to the button by Tab reads the group's name: which door the button moves.
    <div className="seam-lock" data-state={view.state} role="group" aria-label={name}>
      <span className="seam-tile">
        <Icon name={view.icon} />
      </span>
      <span className="seam-lock-text">
        {hasLabel && <span className="seam-lock-label">{strings.lock.status}</span>}
        <span className="seam-lock-value" data-pending={isPending ? "" : undefined}>
          {view.value}
        </span>
      </span>
      {view.note && (
        <span className="seam-lock-note">
          <bdi>{view.note}</bdi>
        </span>
      )}
      {isArmed && (
        <span className="seam-lock-note">
          <bdi>{strings.lock.pressAgain}</bdi>
        </span>
      )}
      {!disableLockUnlock && view.actions.length > 0 && (
        <span className="seam-lock-action">
          {view.actions.map(({ direction, label, isPrimary, isBusy, isDisabled, isRepeat }, index) => (
            <Button
              // Of two buttons, the key keeps the one that was pressed, and the focus on it, when only one is left.
              key={view.actions.length === 1 ? pressed : index}
              kind={isPrimary ? "primary" : undefined}
              icon={isRepeat ? "retry" : undefined}
              isBusy={isBusy}
              disabled={isDisabled}
              onKeyDown={(event) => {
                // A key held down would move the bolt to and fro.
                if (event.repeat && event.key === "Enter") event.preventDefault();
                if (isArmed && event.key === "Escape") {
                  event.preventDefault();
                  disarm();
                }
              }}
              onClick={(event) => {
                if (!isFirst(event)) return;
                if (view.actions.length > 1) setPressed(index);
                if (!confirmUnlock || direction === "lock" || isMeant(event)) give(direction);
              }}
            >
              {label}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}

/** Announces what happens while the control is on screen, by a command or at the door; the state that it begins with is not news. */
function useNews(device: Device, command: LockCommand | null, isOld: boolean, tell: () => void): void {
  const { locked } = device.properties;
  const known = useRef({ command, locked });
  useEffect(() => {
    const was = known.current;
    known.current = { command, locked };
    const isNews = command === was.command ? locked !== was.locked && (command === null || isOld) : command !== null;
    if (isNews && isFirstToTell(device, command)) tell();
  });
}
