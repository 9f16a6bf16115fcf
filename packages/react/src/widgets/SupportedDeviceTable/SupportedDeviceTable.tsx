import { useState } from "react";
import { brandKey } from "../../rules/model-sections.ts";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { SearchField } from "../../ui/SearchField/SearchField.tsx";
import { WidgetRoot } from "../WidgetRoot.tsx";
import { ModelFilters } from "./ModelFilters.tsx";
import { ModelResults } from "./ModelResults.tsx";
import { useModelCatalogue } from "./use-model-catalogue.ts";

export interface SupportedDeviceTableProps {
  /** Leaves out both the search box and the filters. @default false */
  cannotFilter?: boolean | undefined;
  /** Leaves out the filters; the search box stays. @default false */
  disableFilter?: boolean | undefined;
  /** Only models of these brands, by the names of their providers: `["august", "yale"]`. @default all brands */
  brands?: readonly string[] | null | undefined;
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
}

/**
 * The catalogue of device models, by brand, with search and filters.
 * @example <SupportedDeviceTable brands={["august", "yale"]} />
 */
export function SupportedDeviceTable({ className, ...props }: SupportedDeviceTableProps) {
  return (
    <WidgetRoot className={className}>
      <ModelTable {...props} />
    </WidgetRoot>
  );
}

function ModelTable({ cannotFilter, disableFilter, brands }: Omit<SupportedDeviceTableProps, "className">) {
  const [search, setSearch] = useState("");
  const [brand, setBrand] = useState<string | null>(null);
  const [supportedOnly, setSupportedOnly] = useState(true);
  const catalogue = useModelCatalogue({
    search,
    brand,
    supportedOnly,
    brands: brands == null ? null : [brands].flat().map(brandKey).filter(Boolean),
  });
  return (
    <Frame isBusy={catalogue.status === "loading"}>
      {!cannotFilter && (
        <Header title={null}>
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
        </Header>
      )}
      <ModelResults catalogue={catalogue} onClearSearch={() => setSearch("")} />
    </Frame>
  );
}
