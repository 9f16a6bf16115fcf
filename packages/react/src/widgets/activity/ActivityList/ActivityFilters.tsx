import { type ActivityKind, activityKinds } from "../../../rules/activity/activity-kinds.ts";
import type { ActivityFilter } from "../../../rules/activity/activity-rows.ts";
import { useActivityStrings } from "../../../strings/activity-strings.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
  /** Doors to choose from; `null` if the list is of one door. */
  doors: readonly { readonly id: string; readonly name: string }[] | null;
}

/** Filters of the list: one kind of event, one door, or all. */
export function ActivityFilters({ filter, onChange, doors }: ActivityFiltersProps) {
  const words = useActivityStrings();
  const chip = (kind: ActivityKind | null) => (
    <button
      key={kind}
      type="button"
      className="seam-chip seam-activity-kind"
      aria-pressed={filter.kind === kind}
      // A second press removes the filter.
      onClick={() => onChange({ ...filter, kind: filter.kind === kind ? null : kind })}
    >
      <bdi>{words[kind ?? "all"]}</bdi>
    </button>
  );
  return (
    <div className="seam-activity-filters">
      <div className="seam-activity-kinds" role="group" aria-label={words.filter}>
        {[null, ...activityKinds].map(chip)}
      </div>
      {doors && (
        <span className="seam-activity-door">
          <select
            className="seam-chip"
            aria-label={words.door}
            value={filter.doorId ?? ""}
            onChange={(event) => onChange({ ...filter, doorId: event.target.value || null })}
          >
            <option value="">{words.allDoors}</option>
            {doors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="sm" />
        </span>
      )}
    </div>
  );
}
