import type { ComponentType } from "react";
import { useLazyView } from "../../lazy-view.ts";
import { FormWaiting } from "./FormWaiting.tsx";

export interface LazyScreenProps<Props extends object> {
  /** Fetches the view's code. Keep it the same function from render to render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** While the code is on its way, or cannot be had. */
  title: string;
  onBack: (() => void) | undefined;
}

/** A view whose code comes when it is opened. */
export function LazyScreen<Props extends object>({ load, props, title, onBack }: LazyScreenProps<Props>) {
  const { View, error, retry } = useLazyView(load);
  if (View !== null) return <View {...props} />;
  return <FormWaiting title={title} query={{ data: undefined, error, isFetching: false, refetch: retry }} onBack={onBack} />;
}
