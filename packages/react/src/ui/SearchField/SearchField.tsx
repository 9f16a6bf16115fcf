import { useRef } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Icon } from "../Icon/Icon.tsx";

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const { search, clearSearch } = useStrings().table;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <div className="seam-search">
      <span className="seam-search-icon">
        <Icon name="search" size="sm" />
      </span>
      <input
        ref={input}
        className="seam-input"
        data-part="search"
        type="search"
        placeholder={search}
        aria-label={search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        value={value}
        // Typed text has its own direction, and the placeholder has the page's.
        dir={value === "" ? undefined : "auto"}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Compares keyCode, because `key` is "Escape" also when the key only ends the composition of a word.
          if (event.keyCode !== 27 || !value) return;
          event.preventDefault();
          clear();
        }}
      />
      {value && <IconButton icon="close" size="sm" label={clearSearch} onClick={clear} />}
    </div>
  );
}
