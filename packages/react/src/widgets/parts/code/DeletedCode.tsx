import { useAllStrings } from "../../../strings/all-strings.ts";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";

/**
 * Replaces a code that was shown before and has been deleted. There is no retry, because it would not bring the code
 * back.
 */
export function DeletedCode({ level }: { level: number }) {
  const { accessCodeDetails: words } = useAllStrings();
  return (
    // A heading, so that it takes the focus of the removed content.
    <div role="heading" aria-level={level}>
      <EmptyState icon="keypad" text={words.deleted} />
    </div>
  );
}
