import { useState } from "react";
import { scrollToSight } from "../../page/watch-layout.ts";
import { useUniqueId } from "../../ui/UniqueId/unique-id.tsx";
import { collapsedAbove, type ModelSection, visibleModels } from "../../rules/device/model-sections.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { BrandLogo } from "./BrandLogo.tsx";
import { ModelRow } from "./ModelRow.tsx";
import type { CatalogueBrand } from "./use-model-catalogue.ts";

export function BrandSection({ section, brand }: { section: ModelSection; brand: CatalogueBrand }) {
  const { supportedDevices: words } = useAllStrings();
  const [isExpanded, setExpanded] = useState(false);
  const titleId = useUniqueId();
  const count = section.models.length;
  const name = brand.name || words.unknownBrand;
  return (
    <div className="seam-brand">
      <div className="seam-brand-head">
        <BrandLogo url={brand.logo} />
        <div id={titleId} className="seam-brand-title" role="heading" aria-level={2}>
          <bdi>{words.brandTitle.rich({ brand: <bdi>{name}</bdi> })}</bdi>
        </div>
      </div>
      <div className="seam-list" role="list" aria-labelledby={titleId}>
        {visibleModels(section, isExpanded).map((model, index) => (
          <ModelRow
            // oxlint-disable-next-line react/no-array-index-key -- models have no id and keep their order
            key={index}
            model={model}
            place={{ role: "listitem", "aria-setsize": count, "aria-posinset": index + 1 }}
          />
        ))}
      </div>
      {count > collapsedAbove && (
        <button
          type="button"
          className="seam-brand-more"
          aria-expanded={isExpanded}
          aria-describedby={titleId}
          onClick={({ currentTarget }) => {
            setExpanded(!isExpanded);
            // The rows above the button are removed, so the button is scrolled back into view.
            if (isExpanded) requestAnimationFrame(() => scrollToSight(currentTarget));
          }}
        >
          {isExpanded ? words.showLess : words.seeAll({ count })}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </div>
  );
}
