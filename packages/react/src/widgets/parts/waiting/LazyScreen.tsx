import type { ComponentType } from "react";
import { useLazyView } from "../../lazy-view.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { Spinner } from "../../../ui/Spinner/Spinner.tsx";
import { AnswerState } from "./AnswerState.tsx";

interface LazyScreenProps<Props extends object> {
  /** Fetches the view's code. Keep it the same function from render to render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown while the code is on its way, or cannot be fetched. */
  title: string;
  onBack: (() => void) | undefined;
}

/** A view whose code is fetched when it is opened. */
export function LazyScreen<Props extends object>({ load, props, title, onBack }: LazyScreenProps<Props>) {
  const { View, error, retry } = useLazyView(load);
  if (View !== null) return <View {...props} />;
  // A spinner, no skeleton: only the code that is on its way knows the view's shape.
  const waiting = (
    <div className="seam-empty seam-waiting">
      <Spinner />
    </div>
  );
  return (
    <Frame isBusy={!error}>
      <Header title={title} onBack={onBack} />
      <AnswerState query={{ data: undefined, error, isFetching: false, refetch: retry }} waiting={waiting} />
    </Frame>
  );
}
