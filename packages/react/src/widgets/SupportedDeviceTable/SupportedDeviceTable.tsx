import { useState } from "react";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { SearchField } from "../../ui/SearchField/SearchField.tsx";
import type { WidgetOptionProps } from "../widget-options.tsx";
import { WidgetRoot } from "../WidgetRoot.tsx";
import { ModelFilters } from "./ModelFilters.tsx";
import { ModelResults } from "./ModelResults.tsx";
import { useModelCatalogue } from "./use-model-catalogue.ts";

export interface SupportedDeviceTableProps extends WidgetOptionProps {
  /** Hides both the search box and the filters. @default false */
  cannotFilter?: boolean | undefined;
  /** Hides the filters. The search box stays. @default false */
  disableFilter?: boolean | undefined;
  /** Limits the table to these brands, given as provider names: `["august", "yale"]`. @default all brands */
  brands?: readonly string[] | null | undefined;
  /** Hides models of these brands. Takes precedence over all other props. */
  excludedBrands?: readonly string[] | null | undefined;
  /**
   * Limits the table to these manufacturers, given as brand keys or display names: `["August", "yale"]`.
   * @default all
   */
  manufacturers?: readonly string[] | null | undefined;
  /** Hides models of these manufacturers. Takes precedence over all other props. */
  excludedManufacturers?: readonly string[] | null | undefined;
  /** Limits the table to models with all of these capability flags: `["can_remotely_unlock"]`. @default all */
  includeIf?: readonly string[] | null | undefined;
  /** Hides models with any of these capability flags. */
  excludeIf?: readonly string[] | null | undefined;
  /** Heading above the table. @default none */
  heading?: string | null | undefined;
  /** Alias of `heading`, which takes precedence. */
  title?: string | null | undefined;
  /** Called when Back is pressed. Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * The catalogue of device models, by brand, with search and filters.
 * @example <SupportedDeviceTable brands={["august", "yale"]} />
 */
export function SupportedDeviceTable(props: SupportedDeviceTableProps) {
  return (
    <WidgetRoot {...props}>
      <ModelTable {...props} />
    </WidgetRoot>
  );
}

function ModelTable(props: SupportedDeviceTableProps) {
  const { cannotFilter, disableFilter, heading, title, onBack } = props;
  const shownTitle = (heading === undefined ? title : heading) || null;
  const [search, setSearch] = useState("");
  const [brand, setBrand] = useState<string | null>(null);
  const [supportedOnly, setSupportedOnly] = useState(true);
  const catalogue = useModelCatalogue({
    search,
    brand,
    supportedOnly,
    allows: [props.brands, props.manufacturers, props.excludedBrands, props.excludedManufacturers],
    abilities: [props.includeIf, props.excludeIf],
  });
  return (
    <Frame isBusy={catalogue.status === "loading"}>
      {(!cannotFilter || shownTitle || onBack) && (
        <Header title={shownTitle} onBack={onBack}>
          {!cannotFilter && (
            <div className="seam-header-tools">
              <SearchField value={search} onChange={setSearch} />
              {!disableFilter && (
                <ModelFilters
                  brands={catalogue.brands}
                  brand={brand}
                  onBrand={setBrand}
                  supportedOnly={supportedOnly}
                  onSupportedOnly={setSupportedOnly}
                />
              )}
            </div>
          )}
        </Header>
      )}
      <ModelResults catalogue={catalogue} onClearSearch={() => setSearch("")} />
    </Frame>
  );
}
