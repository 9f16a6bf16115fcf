import type { Device } from "@mortise/client";
import { doorObstacle } from "../../../rules/code/door-choice.ts";
import { pinRules } from "../../../rules/code/pin.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import type { RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { useDigitCount } from "./use-digit-count.ts";
import { useDoorsChoice } from "./doors-context.ts";

/**
 * Door with its checkbox, the number of digits that it accepts, or the reason why it cannot be chosen. The whole row
 * toggles the checkbox.
 */
export function DoorRow({ device, place }: { device: Device; place: RowPlace }) {
  const { codeForDoors: words, device: deviceWords } = useDoorsStrings();
  const { chosen, isHeld } = useDoorsChoice();
  const noteId = useUniqueId();
  const obstacle = doorObstacle(device);
  const { lengths, isNamed } = pinRules(device);
  const digits = useDigitCount(lengths);
  const isChosen = chosen.ids.has(device.device_id);
  const isDisabled = isHeld || (obstacle !== null && !isChosen);
  return (
    <div {...place} className="seam-door-choice">
      <label className="seam-door-pick" data-disabled={isDisabled ? "" : undefined}>
        <input
          type="checkbox"
          className="seam-check"
          checked={isChosen}
          disabled={isDisabled}
          onChange={() => chosen.toggle(device.device_id)}
          aria-describedby={noteId}
        />
        <bdi className="seam-door-name">{device.properties.name || deviceWords.unnamed}</bdi>
      </label>
      <span id={noteId} className="seam-door-note">
        {obstacle === "signedOut" && <Icon name="account-offline" size="sm" tone="danger" />}
        <bdi>{obstacle ? words[obstacle] : isNamed ? digits : null}</bdi>
      </span>
    </div>
  );
}
