import type { ReactNode } from "react";
import { Labelled } from "../parts/TextField.tsx";
import { strings } from "../strings/strings.ts";

interface EventTypeSelectProps {
  types: readonly { readonly name: string }[];
  /** First choice, above the event types. */
  first: { readonly value: string; readonly text: string };
  value: string;
  onChange: (value: string) => void;
  /** Content below the control. */
  children?: ReactNode;
}

export function EventTypeSelect({ types, first, value, onChange, children }: EventTypeSelectProps) {
  return (
    <Labelled label={strings.eventType}>
      {(ties) => (
        <>
          <select
            {...ties}
            className="seam-input select"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value={first.value}>{first.text}</option>
            {types.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          {children}
        </>
      )}
    </Labelled>
  );
}
