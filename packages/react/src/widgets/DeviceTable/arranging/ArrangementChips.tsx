import { useArrangingStrings } from "../../../strings/arranging-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Chip } from "../../../ui/Chip/Chip.tsx";
import { changedArrangement } from "./arrange.ts";
import type { ChosenArrangement } from "../../parts/device/device-arrangement.ts";

/** Chosen order and filters, as chips that remove them. */
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

/** Button shown when the filters match nothing. It clears them. */
export function ShowAllButton({ arrangement, onChange }: ChosenArrangement) {
  const { showAll } = useArrangingStrings();
  return <Button onClick={() => onChange(changedArrangement(arrangement, { filters: [] }))}>{showAll}</Button>;
}
