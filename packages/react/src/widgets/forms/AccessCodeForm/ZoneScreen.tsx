import { useEffect, useMemo, useRef, useState } from "react";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { searchTextOf, createMatcher } from "../../../rules/search/search.ts";
import { isSameZone, localTimeZone } from "../../../rules/time/time-zones.ts";
import { listTimeZones, offsetLabel } from "../../../rules/time/zone-list.ts";
import { zoneSearchTexts } from "../../../rules/time/zone-search.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { zoneName } from "../../../strings/zone-name.ts";
import { Checkbox } from "../../../ui/Choice/Checkbox.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { SearchField } from "../../../ui/SearchField/SearchField.tsx";
import { useSpokenCount } from "../../parts/use-spoken-count.ts";
import { ZoneName } from "../../parts/code/ZoneSentence.tsx";

interface ZoneScreenProps {
  zone: string;
  /** Moment of the displayed offsets, in milliseconds. Summer time changes them. */
  at: number;
  /** Time zone of the door, if it is known. */
  door: string | null;
  onChange: (zone: string) => void;
  onBack: () => void;
}

/** Choice between the reader's own zone and any other. */
export function ZoneScreen({ zone, at, door, onChange, onBack }: ZoneScreenProps) {
  const { timeZone: words } = useAllStrings();
  const local = localTimeZone();
  const [isAutomatic, setAutomatic] = useState(() => isSameZone(zone, local));
  const [search, setSearch] = useState("");
  const setUseLocal = (useLocal: boolean) => {
    setAutomatic(useLocal);
    setSearch("");
    if (useLocal) onChange(local);
  };
  return (
    <Frame>
      <Header title={isAutomatic ? words.automatic : words.manual} onBack={onBack} />
      <div className="seam-zone-bar">
        <Checkbox label={words.useLocal} isChecked={isAutomatic} onChange={setUseLocal} />
        {!isAutomatic && <SearchField value={search} onChange={setSearch} />}
      </div>
      <Zones
        zone={zone}
        at={at}
        door={door}
        search={isAutomatic ? "" : search}
        isDisabled={isAutomatic}
        onChange={onChange}
      />
    </Frame>
  );
}

interface ZonesProps extends Pick<ZoneScreenProps, "zone" | "at" | "door" | "onChange"> {
  search: string;
  isDisabled: boolean;
}

function Zones({ zone, at, door, search, isDisabled, onChange }: ZonesProps) {
  const { timeZone: words } = useAllStrings();
  const group = useUniqueId();
  const list = useRef<HTMLDivElement>(null);
  const include = door === null ? zone : `${zone} ${door}`;
  const format = useFormat();
  const zones = useMemo(
    () =>
      listTimeZones(at, include.split(" ")).map(({ name, offset }) => ({
        name,
        offset,
        words: zoneName(format.locale, name),
      })),
    [at, include, format],
  );
  const isSearched = search.trim() !== "";
  const texts = useMemo(
    () => (isSearched ? zoneSearchTexts(zones, at, format.locale).map(searchTextOf) : []),
    [zones, isSearched, at, format],
  );
  const shown = useMemo(() => {
    const matches = createMatcher(search);
    return isSearched ? zones.filter((_, index) => matches(texts[index] ?? "")) : zones;
  }, [zones, texts, isSearched, search]);
  // Whether a listed zone is the door's. The list has one name per zone, and the chosen name replaces its aliases.
  const isDoors = (name: string) => door !== null && (name === door || (name === zone && isSameZone(zone, door)));
  useSpokenCount(shown.length, search.trim() || null);
  // Scrolls the chosen zone into view, once.
  useEffect(() => {
    const { current } = list;
    const chosen = current?.querySelector<HTMLElement>(":checked")?.closest<HTMLElement>(".seam-zone");
    if (current && chosen)
      current.scrollTop = chosen.offsetTop - current.offsetTop - (current.clientHeight - chosen.offsetHeight) / 2;
  }, []);
  if (shown.length === 0) return <EmptyState icon="search" text={words.none} />;
  return (
    // The list is focusable if its radios are not, so that the keyboard can scroll it.
    <div
      ref={list}
      className="seam-zones"
      role="radiogroup"
      aria-label={words.listLabel}
      tabIndex={isDisabled ? 0 : undefined}
    >
      {shown.map(({ name, offset, words: called }) => (
        <label key={name} className="seam-zone" data-disabled={isDisabled ? "" : undefined}>
          <input
            type="radio"
            className="seam-radio"
            name={group}
            checked={name === zone}
            disabled={isDisabled}
            onChange={() => onChange(name)}
          />
          <span className="seam-zone-name">
            <ZoneName zone={name} />
            <span className="seam-zone-place">
              <bdi>{called}</bdi>
            </span>
            {isDoors(name) && <span className="seam-zone-place">{words.ofDoor}</span>}
          </span>
          <span className="seam-zone-offset">{offsetLabel(offset)}</span>
        </label>
      ))}
    </div>
  );
}
