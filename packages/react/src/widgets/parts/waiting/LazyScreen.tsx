import type { ComponentType } from "react";
import { useLazyView } from "../../lazy-view.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { Spinner } from "../../../ui/Spinner/Spinner.tsx";
import { AnswerState } from "./AnswerState.tsx";

interface LazyScreenProps<Props extends object> {
  /** Fetches the view's code. Must stay the same function between renders. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown while the code loads, or if it failed to load. */
  title: string;
  onBack: (() => void) | undefined;
}

/** View whose code is fetched when it opens. */
export function LazyScreen<Props extends object>({ load, props, title, onBack }: LazyScreenProps<Props>) {
  const { View, error, retry } = useLazyView(load);
  if (View !== null) return <View {...props} />;
  // A spinner instead of a skeleton, because only the pending code knows the view's shape.
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
