import type { ComponentType } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { useLazyView } from "../lazy-view.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";

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
  const { problem } = useStrings();
  const { View, error, retry } = useLazyView(load);
  if (View !== null) return <View {...props} />;
  return (
    <Frame isBusy={error === null}>
      <Header title={title} sub={error === null ? "\u00a0" : undefined} onBack={onBack} />
      {error === null ? <FormSkeleton /> : <ErrorState error={error} message={problem.noAnswer} onRetry={retry} />}
    </Frame>
  );
}
