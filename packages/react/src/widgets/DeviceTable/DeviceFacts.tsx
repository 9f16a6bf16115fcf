import type { Device } from "@mortise/client";
import type { LockCommand } from "../../data/lock-commands.ts";
import { batteryOf } from "../../rules/device/battery.ts";
import { deviceStatus, offlineSince } from "../../rules/device/device-status.ts";
import type { LockState } from "../../rules/device/lock-state.ts";
import { useFormat, useStrings } from "../../strings/strings.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Spinner } from "../../ui/Spinner/Spinner.tsx";
import { BatteryText, StatusIcon, statusWord } from "../parts/device/DeviceWords.tsx";
import { batteryIcon, batteryTone } from "../parts/device/battery-looks.ts";
import { isOldCommand, lockFactOf } from "../parts/lock/lock-fact.ts";
import { lockIcons } from "../parts/lock/lock-icons.ts";

interface DeviceFactsProps {
  id: string;
  device: Device;
  command: LockCommand | null;
}

/**
 * Status, battery and lock of a row. Battery and lock show only while the device is online (docs/specification/spec.md
 * §2).
 */
export function DeviceFacts({ id, device, command }: DeviceFactsProps) {
  const { device: words, deviceDetails } = useStrings();
  const format = useFormat();
  const since = offlineSince(device);
  const status = deviceStatus(device);
  const isOnline = status === "online";
  const battery = isOnline ? batteryOf(device) : null;
  const fact = lockFactOf(device, command, isOldCommand(command));
  const isPending = fact.certainty === "awaited";
  const isInDoubt = fact.certainty === "lastKnown";
  const state = isInDoubt ? "unknown" : fact.state;
  return (
    <span className="seam-device-facts" id={id}>
      <span className="seam-fact" data-tone={isOnline ? undefined : "issue"}>
        <StatusIcon status={status} />
        <bdi>
          <span>{statusWord(status, words)}</span>
          {since && ` ${words.since({ time: format.timeOrDay(since) })}`}
        </bdi>
      </span>
      {battery && (
        <span className="seam-fact" data-tone={batteryTone(battery)}>
          <Icon name={batteryIcon(battery)} size="sm" />
          <span className="seam-visually-hidden">{deviceDetails.power} </span>
          <BatteryText battery={battery} />
        </span>
      )}
      {/* A row shows no state for a lock that has not reported one. Its details say why. */}
      {isOnline && (state !== "unknown" || isInDoubt) && <LockFact state={state} isPending={isPending} />}
    </span>
  );
}

/** State of the lock. While a command is pending, the state is unconfirmed, so it is muted and has a spinner. */
function LockFact({ state, isPending }: { state: LockState; isPending: boolean }) {
  const { device: words, lock } = useStrings();
  return (
    <span className="seam-fact" data-part="lock" data-lock={isPending ? undefined : state}>
      {isPending ? <Spinner /> : <Icon name={lockIcons[state]} size="sm" />}
      {state === "unknown" && <span className="seam-visually-hidden">{lock.status} </span>}
      {/* As wide as the longest word, so that a change of state never makes the row a line higher. */}
      <span>
        {words[state]}
        <span className="seam-room" data-word={words.unlocked} aria-hidden="true" />
      </span>
      {isPending && <span className="seam-visually-hidden">{lock.waiting}</span>}
    </span>
  );
}
