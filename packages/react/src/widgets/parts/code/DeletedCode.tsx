import { useAllStrings } from "../../../strings/all-strings.ts";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";

/** In place of a code that was seen before, and is gone now: asking again would not bring it back. */
export function DeletedCode({ level }: { level: number }) {
  const { accessCodeDetails: words } = useAllStrings();
  return (
    // A heading, which takes the focus that was on what is gone.
    <div role="heading" aria-level={level}>
      <EmptyState icon="keypad" text={words.deleted} />
    </div>
  );
}
