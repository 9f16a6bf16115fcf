import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { strings } from "../strings/strings.ts";
import { EventCatalogue } from "./EventCatalogue.tsx";

/** The catalogue over a form, whose fields keep what was typed. */
export function CatalogueDialog({ onClose }: { onClose: () => void }) {
  const close = <Button onClick={onClose}>{strings.close}</Button>;
  return (
    <Dialog title={strings.eventTypes} tools={close} isWide onCancel={onClose}>
      <EventCatalogue />
    </Dialog>
  );
}
