import type { ComponentType } from "react";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { BackHeader } from "../../ui/Header/Header.tsx";
import { LoadingStatus, Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { useLazyView } from "../lazy-view.ts";

export interface LazyScreenProps<Props extends object> {
  /** Fetches the view's code. Keep it the same function from render to render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** While the code is on its way, or cannot be had. */
  title: string;
  onBack: () => void;
}

/** A view whose code comes when it is opened. */
export function LazyScreen<Props extends object>({ load, props, title, onBack }: LazyScreenProps<Props>) {
  const { View, error, retry } = useLazyView(load);
  if (View !== null) return <View {...props} />;
  return (
    <Frame isBusy={error === null}>
      <BackHeader title={title} onBack={onBack} />
      {error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={retry} />}
    </Frame>
  );
}

/** Fields in their final shape, before it is known what they hold. */
export function FormSkeleton() {
  return (
    <>
      <div className="seam-form seam-waiting" aria-hidden="true">
        <Skeleton shape="m" />
        <Skeleton />
        <Skeleton shape="s" />
      </div>
      <LoadingStatus />
    </>
  );
}
