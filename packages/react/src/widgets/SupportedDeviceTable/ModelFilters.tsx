import { activeFilterCount } from "../../rules/device/model-sections.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Checkbox } from "../../ui/Choice/Checkbox.tsx";
import { Popover } from "../../ui/Popover/Popover.tsx";
import { Select } from "../../ui/Select/Select.tsx";
import type { CatalogueBrand } from "./use-model-catalogue.ts";

interface ModelFiltersProps {
  brands: readonly CatalogueBrand[];
  /** Key of the chosen brand; `null` for all. */
  brand: string | null;
  onBrand: (brand: string | null) => void;
  supportedOnly: boolean;
  onSupportedOnly: (supportedOnly: boolean) => void;
}

export function ModelFilters({ brands, brand, onBrand, supportedOnly, onSupportedOnly }: ModelFiltersProps) {
  const { supportedDevices: words } = useAllStrings();
  const count = activeFilterCount({ brand, supportedOnly });
  const all = { value: "", label: words.allBrands };
  return (
    <Popover
      icon="filters"
      label={words.filters}
      badge={count > 0 && <Badge count={count} label={words.activeFilters({ count })} />}
    >
      <Select
        label={words.brand}
        value={brand ?? ""}
        options={[all, ...brands.filter(({ key }) => key !== "").map(({ key, name }) => ({ value: key, label: name }))]}
        onChange={(value) => onBrand(value === "" ? null : value)}
      />
      <Checkbox label={words.supported} isChecked={supportedOnly} onChange={onSupportedOnly} />
    </Popover>
  );
}
