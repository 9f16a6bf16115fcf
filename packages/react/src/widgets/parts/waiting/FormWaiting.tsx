import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { AnswerState, type QueryState } from "./AnswerState.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";

interface FormWaitingProps {
  title: string;
  /** Query that the form needs first. */
  query: QueryState;
  onBack: (() => void) | undefined;
}

export function FormWaiting({ title, query, onBack }: FormWaitingProps) {
  return (
    <Frame isBusy={query.error === null}>
      {/* Reserves the line of the door's name, so that nothing moves. */}
      <Header title={title} sub={query.error === null ? "\u00a0" : undefined} onBack={onBack} />
      <AnswerState query={query} waiting={<FormSkeleton />} />
    </Frame>
  );
}
