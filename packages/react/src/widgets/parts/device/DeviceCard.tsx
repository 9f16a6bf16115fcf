import { useDevice } from "../../../data/devices.ts";
import { isLockDevice } from "../../../rules/device/lock-devices.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { LinkButton } from "../../../ui/Button/LinkButton.tsx";
import { DeviceImage } from "../../../ui/DeviceImage/DeviceImage.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { LockControl } from "../lock/LockControl.tsx";
import { WaitingLock } from "../lock/WaitingLock.tsx";

interface DeviceCardProps {
  deviceId: string;
  /** Time zone of the times around the card. */
  zone: string | null;
  onOpen: () => void;
}

/** `data-seam-opener` of the link to the door's details. */
export const deviceOpenerKey = "device";

/** Card with the door of a code: its name, a link to its details, and its lock. */
export function DeviceCard({ deviceId, zone, onOpen }: DeviceCardProps) {
  const { accessCodeDetails: words, device: deviceWords, problem } = useAllStrings();
  const query = useDevice({ device_id: deviceId });
  const { device, error } = query;
  if (!device && !error) return <WaitingCard />;
  const isLock = device && isLockDevice(device);
  return (
    <div className="seam-device-card">
      <div className="seam-device-card-head">
        {device && (
          <span className="seam-row-media">
            <DeviceImage url={device.properties.image_url} />
          </span>
        )}
        <span className="seam-device-card-text">
          {device ? (
            <span className="seam-device-card-name">
              <bdi>{device.properties.name || deviceWords.unnamed}</bdi>
            </span>
          ) : (
            words.noDevice({ reason: reasonOf(error, problem) })
          )}
          {/* The details of a device that is no lock are empty (spec §2). */}
          {isLock && (
            <LinkButton onClick={onOpen} data-seam-opener={deviceOpenerKey}>
              {words.deviceDetails}
            </LinkButton>
          )}
        </span>
        {!device && (
          <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {problem.retry}
          </Button>
        )}
      </div>
      {isLock && <LockControl device={device} hasLabel={false} zone={zone} />}
    </div>
  );
}

/** Skeleton of the card, in its final size. */
export function WaitingCard() {
  return (
    <div className="seam-device-card seam-waiting" aria-hidden="true">
      <div className="seam-device-card-head">
        <span className="seam-row-media" />
        <span className="seam-device-card-text">
          <Skeleton />
          <Skeleton />
        </span>
      </div>
      <WaitingLock />
    </div>
  );
}
