// What one widget opens of another: its code is a file of its own, fetched when it is opened, or a little before.
import { type ComponentType, useEffect } from "react";
import type { Strings } from "../strings/messages.ts";
import { useStrings } from "../strings/strings.tsx";
import { fetchView, type Load } from "./lazy-view.ts";
import { LazyScreen } from "./parts/LazyScreen.tsx";

export const AccessCodeTableView = fetched(
  async () => (await import("./AccessCodeTable/AccessCodeTable.tsx")).AccessCodeTable,
  ({ accessCodeTable }) => accessCodeTable.title,
);
export const CreateFormView = fetched(
  async () => (await import("./AccessCodeForm/CreateAccessCodeForm.tsx")).CreateAccessCodeForm,
  ({ accessCodeForm }) => accessCodeForm.addTitle,
);
export const EditFormView = fetched(
  async () => (await import("./AccessCodeForm/EditAccessCodeForm.tsx")).EditAccessCodeForm,
  ({ accessCodeForm }) => accessCodeForm.editTitle,
);
export const DeviceDetailsView = fetched(
  async () => (await import("./DeviceDetails/DeviceDetails.tsx")).DeviceDetails,
  ({ deviceDetails }) => deviceDetails.title,
);

/** Fetches a view's code before anyone asks for it, where it can be asked for. A failure shows when the view is opened. */
export function useEarlyView<Props>({ load }: FetchedView<Props>, canOpen = true): void {
  useEffect(() => {
    if (canOpen) fetchView(load).catch(() => undefined);
  }, [load, canOpen]);
}

type FetchedView<Props> = ComponentType<Props> & { readonly load: Load<Props> };

function fetched<Props extends { onBack?: (() => void) | undefined }>(
  load: Load<Props>,
  titleOf: (strings: Strings) => string,
): FetchedView<Props> {
  const View = (props: Props) => <LazyScreen load={load} props={props} title={titleOf(useStrings())} onBack={props.onBack} />;
  return Object.assign(View, { load });
}
