import type { DeviceModel } from "@mortise/client";
import { useCallback, useMemo } from "react";
import { modelSections } from "../../rules/device/model-sections.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { ChunkedList, type RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import { useListMemory } from "../../ui/ChunkedList/list-memory.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { useSpokenCount } from "../parts/use-spoken-count.ts";
import { BrandSection } from "./BrandSection.tsx";
import { ModelRow } from "./ModelRow.tsx";
import { ModelsLoading } from "./ModelsLoading.tsx";
import type { ModelCatalogue } from "./use-model-catalogue.ts";

/** Shows the state of the catalogue: loading, failed, empty, no match, or the models. */
export function ModelResults({ catalogue, onClearSearch }: { catalogue: ModelCatalogue; onClearSearch: () => void }) {
  const { supportedDevices: words } = useAllStrings();
  const { status, error, isFetching, refetch, models, searched, isFlat } = catalogue;
  useSpokenCount(models.length, status === "ready" && isFlat ? `${searched} ${models[0]?.brand}` : null);
  if (status === "loading") return <ModelsLoading />;
  if (status === "error")
    return <ErrorState error={error} message={words.failed} refetch={refetch} isFetching={isFetching} />;
  if (models.length > 0) return isFlat ? <FlatModels models={models} /> : <Sections catalogue={catalogue} />;
  if (searched === "") return <EmptyState icon="devices" text={words.empty} />;
  return (
    <EmptyState
      icon="search"
      text={words.emptySearch}
      action={<Button onClick={onClearSearch}>{words.clearSearch}</Button>}
    />
  );
}

function Sections({ catalogue: { models, brandOf } }: { catalogue: ModelCatalogue }) {
  const { unknownBrand } = useAllStrings().supportedDevices;
  const sections = useMemo(
    () => modelSections(models, (key) => brandOf(key).name || unknownBrand),
    [models, brandOf, unknownBrand],
  );
  return (
    <>
      {sections.map((section) => (
        <BrandSection key={section.brand} section={section} brand={brandOf(section.brand)} />
      ))}
    </>
  );
}

function FlatModels({ models }: { models: readonly DeviceModel[] }) {
  const { supportedDevices: words } = useAllStrings();
  const memory = useListMemory();
  const keys = useMemo(() => keysOf(models), [models]);
  const keyOf = useCallback((model: DeviceModel) => keys.get(model) ?? "", [keys]);
  return <ChunkedList label={words.listLabel} items={models} keyOf={keyOf} renderRow={renderRow} memory={memory} />;
}

const renderRow = (model: DeviceModel, place: RowPlace) => <ModelRow model={model} place={place} />;

/** Makes React keys from names and a count, because models have no id and two may share a name. */
function keysOf(models: readonly DeviceModel[]): Map<DeviceModel, string> {
  const seen = new Map<string, number>();
  return new Map(
    models.map((model) => {
      const name = JSON.stringify([model.brand, model.manufacturer_model_id, model.model_name]);
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return [model, `${name}${count}`];
    }),
  );
}
