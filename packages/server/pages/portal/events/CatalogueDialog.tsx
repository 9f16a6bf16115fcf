import { Button } from "../parts/Button.tsx";
import { Dialog } from "@mortise/parts";
import { strings } from "../strings/strings.ts";
import { EventCatalogue } from "./EventCatalogue.tsx";

/** Catalogue in a dialog over a form, whose fields keep their text. */
export function CatalogueDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={strings.eventTypes} onCancel={onClose}>
      <div className="dialog-close">
        <Button onClick={onClose}>{strings.close}</Button>
      </div>
      <EventCatalogue />
    </Dialog>
  );
}
