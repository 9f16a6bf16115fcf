// Hooks with the simplest markup, as a host without our widgets would write.
import type { Device } from "@mortise/client";
import { type DevicesInput, useDevice, useDevices, useToggleLock } from "../../src/hooks.ts";

/** Shows every door of the session as `name: state`, with its command. */
export function Doors({ label = "doors", ...input }: DevicesInput & { label?: string }) {
  const { devices, isComplete, error } = useDevices(input);
  return (
    <section aria-label={label} data-complete={isComplete} data-count={devices?.length}>
      {error && <p role="alert">{error.message}</p>}
      {devices === undefined && error === null && <p>Loading</p>}
      {devices?.slice(0, 20).map((device) => (
        <Door key={device.device_id} device={device} />
      ))}
    </section>
  );
}

/** Shows one device, read by its id. */
export function OneDoor({ device_id, label = "one door" }: { device_id: string; label?: string }) {
  const { device, error } = useDevice({ device_id });
  return (
    <section aria-label={label}>
      {error && <p role="alert">{error.message}</p>}
      {device && <Door device={device} />}
    </section>
  );
}

function Door({ device }: { device: Device }) {
  const { toggleLock, lock, unlock, dismiss, command } = useToggleLock(device);
  const { locked } = device.properties;
  const state = locked === undefined ? "unknown" : locked ? "locked" : "unlocked";
  return (
    <article aria-label={device.properties.name} data-state={state} data-command={command?.status ?? "none"}>
      {command?.error?.message}
      <button type="button" onClick={toggleLock}>
        Toggle
      </button>
      <button type="button" onClick={lock}>
        Lock
      </button>
      <button type="button" onClick={unlock}>
        Unlock
      </button>
      <button type="button" onClick={dismiss}>
        Dismiss
      </button>
    </article>
  );
}
