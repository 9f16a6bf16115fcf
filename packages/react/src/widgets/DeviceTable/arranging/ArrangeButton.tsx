import type { Device } from "@mortise/client";
import { type DeviceFilter, deviceFilters, deviceOrders, passesFilter } from "../../../rules/device/device-order.ts";
import { useArrangingStrings } from "../../../strings/arranging-strings.ts";
import { Checkbox } from "../../../ui/Choice/Checkbox.tsx";
import { RadioGroup } from "../../../ui/Choice/RadioGroup.tsx";
import { IconPopover } from "../../../ui/Popover/Popover.tsx";
import { useShownIssues } from "../../parts/use-shown-issues.ts";
import { ArrangementChips, ShowAllButton } from "./ArrangementChips.tsx";
import { arrangeDevices, changedArrangement } from "./arrange.ts";
import type { Arrangement, ArrangementControl } from "../../parts/device/device-arrangement.ts";

interface ArrangeButtonProps extends ArrangementControl {
  /** All that could be listed: the filters say how many of them they leave. */
  devices: readonly Device[];
}

const usual: Arrangement = {
  order: null,
  filters: [],
  code: { arrange: arrangeDevices, Chips: ArrangementChips, ShowAllButton },
};

/** Opens the choice of an order, and of what narrows the list. */
export function ArrangeButton(props: ArrangeButtonProps) {
  return (
    <IconPopover icon="filters" label={useArrangingStrings().button}>
      <Choices {...props} />
    </IconPopover>
  );
}

/** Rendered only while it is open, as it counts. */
function Choices({ devices, arrangement, onChange }: ArrangeButtonProps) {
  const words = useArrangingStrings();
  const shown = devices.map(useShownIssues());
  const now = arrangement ?? usual;
  const toggle = (toggled: DeviceFilter, isOn: boolean) => {
    const isChosen = (filter: DeviceFilter) => (filter === toggled ? isOn : now.filters.includes(filter));
    onChange(changedArrangement(now, { filters: deviceFilters.filter(isChosen) }));
  };
  return (
    <>
      <RadioGroup
        label={words.sortBy}
        value={now.order ?? "usual"}
        options={(["usual", ...deviceOrders] as const).map((value) => ({ value, label: words.orders[value] }))}
        onChange={(value) => onChange(changedArrangement(now, { order: value === "usual" ? null : value }))}
      />
      <div className="seam-field" role="group" aria-label={words.showOnly}>
        <span className="seam-label" aria-hidden="true">
          {words.showOnly}
        </span>
        <div className="seam-choices">
          {deviceFilters.map((filter) => {
            const count = shown.filter(passesFilter[filter]).length;
            return (
              <Checkbox
                key={filter}
                label={words.filterWithCount({ filter: words.filters[filter], count })}
                isChecked={now.filters.includes(filter)}
                onChange={(isOn) => toggle(filter, isOn)}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}
