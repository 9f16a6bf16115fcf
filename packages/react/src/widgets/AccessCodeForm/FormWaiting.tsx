import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { FormSkeleton } from "../parts/FormSkeleton.tsx";

export interface FormWaitingProps {
  title: string;
  /** Of what the form needs to know first. */
  query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  onBack: (() => void) | undefined;
}

export function FormWaiting({ title, query: { error, isFetching, refetch }, onBack }: FormWaitingProps) {
  return (
    <Frame isBusy={error === null}>
      <Header title={title} onBack={onBack} />
      {error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Frame>
  );
}
