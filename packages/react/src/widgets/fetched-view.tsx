// Wraps a widget that opens as a view of another. Its code is a file of its own, fetched when the view opens or a
// little before.
import { type ComponentType, useEffect } from "react";
import { whenIdle } from "../page/when-idle.ts";
import { fetchView, type LoadView } from "./lazy-view.ts";
import { LazyScreen } from "./parts/waiting/LazyScreen.tsx";

type FetchedView<Props> = ComponentType<Props> & { readonly load: LoadView<Props> };

/** Makes a view whose code is fetched. `useTitle` returns the title to show until the code has loaded. */
export function fetchedView<Props extends { onBack?: (() => void) | undefined }>(
  load: LoadView<Props>,
  useTitle: () => string,
): FetchedView<Props> {
  const View = (props: Props) => <LazyScreen load={load} props={props} title={useTitle()} onBack={props.onBack} />;
  return Object.assign(View, { load });
}

/**
 * Fetches a view's code once the view can be opened and the page is idle. A failure shows only when the view is opened.
 */
export function useEarlyView<Props>({ load }: Pick<FetchedView<Props>, "load">, canOpen = true): void {
  useEffect(() => {
    if (!canOpen) return undefined;
    return whenIdle(() => void fetchView(load).catch(() => undefined));
  }, [load, canOpen]);
}
