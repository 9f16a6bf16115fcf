import { useArrangingStrings } from "../../../strings/arranging-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Chip } from "../../../ui/Chip/Chip.tsx";
import { changedArrangement } from "./arrange.ts";
import type { ChosenArrangement } from "../../parts/device/device-arrangement.ts";

/** What was chosen, as chips that take it back. */
export function ArrangementChips({ arrangement, onChange }: ChosenArrangement) {
  const words = useArrangingStrings();
  const { order, filters } = arrangement;
  const without = (gone: string) => filters.filter((filter) => filter !== gone);
  return (
    <span className="seam-chosen" role="group" aria-label={words.chosen}>
      {order && (
        <Chip icon="close" isPressed onPress={() => onChange(changedArrangement(arrangement, { order: null }))}>
          {words.sorted[order]}
        </Chip>
      )}
      {filters.map((filter) => (
        <Chip
          key={filter}
          icon="close"
          isPressed
          onPress={() => onChange(changedArrangement(arrangement, { filters: without(filter) }))}
        >
          {words.filters[filter]}
        </Chip>
      ))}
    </span>
  );
}

/** The way out where the filters leave nothing. */
export function ShowAllButton({ arrangement, onChange }: ChosenArrangement) {
  const { showAll } = useArrangingStrings();
  return <Button onClick={() => onChange(changedArrangement(arrangement, { filters: [] }))}>{showAll}</Button>;
}
