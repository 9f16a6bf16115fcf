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
  /** All devices that could be listed, for the counts beside the filters. */
  devices: readonly Device[];
}

const usual: Arrangement = {
  order: null,
  filters: [],
  code: { arrange: arrangeDevices, Chips: ArrangementChips, ShowAllButton },
};

/** Button that opens the choice of an order and filters. */
export function ArrangeButton(props: ArrangeButtonProps) {
  return (
    <IconPopover icon="filters" label={useArrangingStrings().button}>
      <Choices {...props} />
    </IconPopover>
  );
}

/** A component of its own, rendered only while open, because counting takes time. */
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
