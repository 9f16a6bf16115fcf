import { type ComponentType, useRef } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { useBrowserLayoutEffect } from "../../ui/Popover/browser-layout-effect.ts";
import { useLazyView } from "../lazy-view.ts";
import { focusHeading } from "../view-stack.tsx";
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
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const { current } = place;
    // The heading that had the focus has gone with the wait.
    if (View !== null && current !== null && isNowhere((current.getRootNode() as Document | ShadowRoot).activeElement))
      focusHeading(current);
  }, [View]);
  return (
    <div ref={place}>
      {View === null ? (
        <Frame isBusy={error === null}>
          <Header title={title} onBack={onBack} />
          {error === null ? <FormSkeleton /> : <ErrorState error={error} message={problem.noAnswer} onRetry={retry} />}
        </Frame>
      ) : (
        <View {...props} />
      )}
    </div>
  );
}

const isNowhere = (focused: Element | null): boolean => focused === null || focused === document.body;
