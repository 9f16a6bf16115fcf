// A widget that another one opens as a view: its code is a file of its own, fetched when it is opened, or a little
// before.
import { type ComponentType, useEffect } from "react";
import { whenIdle } from "../page/when-idle.ts";
import { fetchView, type LoadView } from "./lazy-view.ts";
import { LazyScreen } from "./parts/waiting/LazyScreen.tsx";

type FetchedView<Props> = ComponentType<Props> & { readonly load: LoadView<Props> };

/** `useTitle` gives the title that stands above it until its code is there. */
export function fetchedView<Props extends { onBack?: (() => void) | undefined }>(
  load: LoadView<Props>,
  useTitle: () => string,
): FetchedView<Props> {
  const View = (props: Props) => <LazyScreen load={load} props={props} title={useTitle()} onBack={props.onBack} />;
  return Object.assign(View, { load });
}

/**
 * Fetches a view's code before it is opened, once it can be opened and the page is quiet. A failure shows only when it
 * is opened.
 */
export function useEarlyView<Props>({ load }: Pick<FetchedView<Props>, "load">, canOpen = true): void {
  useEffect(() => {
    if (!canOpen) return undefined;
    return whenIdle(() => void fetchView(load).catch(() => undefined));
  }, [load, canOpen]);
}
