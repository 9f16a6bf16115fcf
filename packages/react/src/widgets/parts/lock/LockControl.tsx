import type { Device } from "@mortise/client";
import { useState } from "react";
import type { LockDirection } from "../../../data/lock-commands.ts";
import { useToggleLock } from "../../../data/locks.ts";
import { deviceStatus } from "../../../rules/device/device-status.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useAnnounce } from "../../../ui/Live/Live.tsx";
import { useAnnounced } from "../../../ui/Live/use-announced.ts";
import { useHasPassed } from "../../use-has-passed.ts";
import { useWidgetOptions } from "../../widget-options.tsx";
import { useExplained } from "../use-explained.ts";
import { useFirstPress } from "../use-first-press.ts";
import { useNow } from "../use-now.ts";
import { justNowMs } from "./lock-fact.ts";
import { lockView } from "./lock-view.ts";
import { movementWords } from "./movement-words.ts";
import { useGive } from "./use-give.ts";
import { type BoltMovement, useNews } from "./use-news.ts";
import { useTwoSteps } from "./use-two-steps.ts";

const slowMs = 10_000;
/** Time for which a movement from elsewhere is shown, in milliseconds. */
const movedMs = 10_000;
/** Time after a movement in which a press is ignored, in milliseconds, because it was decided before the movement. */
const reactionMs = 500;

interface LockControlProps {
  device: Device;
  /** Whether the words "Lock status" are shown. Without them, the surroundings must say it. @default true */
  hasLabel?: boolean;
  /** Time zone of the times. @default the reader's own */
  zone?: string | null;
}

/** State of a lock and, unless the host disabled them, the buttons that change it. */
export function LockControl({ device, hasLabel = true, zone }: LockControlProps) {
  const { disableLockUnlock, confirmUnlock } = useWidgetOptions();
  const toggle = useToggleLock(device);
  const { command } = toggle;
  const strings = useExplained(command !== null);
  const name = device.properties.name || strings.device.unnamed;
  const give = useGive(device, toggle, strings, name);
  const isPending = command?.status === "pending";
  const isSlow = useHasPassed(isPending ? command.startedAt : null, slowMs);
  const isOld = useHasPassed(command?.endedAt ?? null, justNowMs);
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
  const [isArmed, confirmPress, disarm] = useTwoSteps(occasion.join());
  // Renders every minute, to update the age of the last known state.
  useNow();
  const view = lockView({ device, command, isSlow, isOld, isArmed, zone }, strings, useFormat());
  const sentenceOf = (movement: BoltMovement | null) =>
    movement?.isSeen && !view.note ? movementWords(device.properties, movement.earlier, strings) : null;
  const moved = useNews({ device, command, isOld, view, words: strings }, (movement) =>
    say(sentenceOf(movement) ?? view.news.text),
  );
  useAnnounced(isArmed ? strings.lock.announcement({ name, news: strings.lock.pressAgain }) : null);
  const movement = useHasPassed(moved?.at ?? null, movedMs) ? null : sentenceOf(moved);
  const [pressed, setPressed] = useState<{ key: number; direction?: LockDirection }>({ key: 0 });
  // The last pressed of two buttons stays the same element and keeps the focus, whatever its next action.
  const keyOf = (direction: LockDirection, index: number) => {
    const isPressed = pressed.direction ? direction === pressed.direction : index === 0;
    return view.actions.length === 1 || isPressed ? pressed.key : 1 - pressed.key;
  };
  const acceptPress = useFirstPress();
  return (
    // The group's name tells a screen reader that arrives by Tab which door the button moves.
    <div className="seam-lock" data-state={view.state} role="group" aria-label={name}>
      <span className="seam-tile">
        <Icon name={view.icon} />
      </span>
      <span className="seam-lock-text">
        {hasLabel && <span className="seam-lock-label">{strings.lock.status}</span>}
        <span
          className="seam-lock-value"
          data-pending={isPending ? "" : undefined}
          data-unsure={view.isSure ? undefined : ""}
        >
          {view.value}
        </span>
      </span>
      {confirmUnlock && view.actions.some(({ direction }) => direction === "unlock") && (
        <span className="seam-lock-room" data-word={strings.lock.pressAgain} aria-hidden="true" />
      )}
      {view.note && (
        <span className="seam-lock-note">
          <bdi>{view.note}</bdi>
        </span>
      )}
      {movement && !isArmed && (
        <span className="seam-lock-note seam-lock-moved">
          <bdi>{movement}</bdi>
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
              key={keyOf(direction, index)}
              kind={isPrimary ? "primary" : undefined}
              icon={isRepeat ? "retry" : undefined}
              isBusy={isBusy}
              disabled={isDisabled}
              onKeyDown={(event) => {
                // A key held down would move the bolt back and forth.
                if (event.repeat && event.key === "Enter") event.preventDefault();
                if (isArmed && event.key === "Escape") {
                  event.preventDefault();
                  disarm();
                }
              }}
              onClick={(event) => {
                // The press is meant for the button as it was when the finger went down: Lock must not open a door that
                // was locked meanwhile.
                if (!acceptPress(event) || (moved && Date.now() - moved.at < reactionMs)) return;
                setPressed({ key: keyOf(direction, index), direction });
                if (!confirmUnlock || direction === "lock" || confirmPress(event)) give(direction);
              }}
            >
              {label}
              {confirmUnlock && direction === "unlock" && (
                <span
                  className="seam-room"
                  data-word={strings.lock[isArmed ? "unlock" : "unlockNow"]}
                  aria-hidden="true"
                />
              )}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}
