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
  /** Leaves out both the search box and the filters. @default false */
  cannotFilter?: boolean | undefined;
  /** Leaves out the filters; the search box stays. @default false */
  disableFilter?: boolean | undefined;
  /** Only models of these brands, by the names of their providers: `["august", "yale"]`. @default all brands */
  brands?: readonly string[] | null | undefined;
  /** No models of these brands, whatever else is set. */
  excludedBrands?: readonly string[] | null | undefined;
  /**
   * Only models of these manufacturers, by the name of their brand or as people write it: `["August", "yale"]`.
   * @default all
   */
  manufacturers?: readonly string[] | null | undefined;
  /** No models of these manufacturers, whatever else is set. */
  excludedManufacturers?: readonly string[] | null | undefined;
  /** Only models that can do all of this, by the names of their flags: `["can_remotely_unlock"]`. @default all */
  includeIf?: readonly string[] | null | undefined;
  /** No models that can do any of this. */
  excludeIf?: readonly string[] | null | undefined;
  /** A title above it. @default none */
  heading?: string | null | undefined;
  /** The same as `heading`, which wins over it. */
  title?: string | null | undefined;
  /** Shows a Back button. */
  onBack?: (() => void) | undefined;
  /** Classes for the root, beside `seam-components`. */
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
