import { useUniqueId } from "../UniqueId/unique-id.tsx";

export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Result of the choice, below its label. */
  readonly note: string;
}

interface SegmentProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** Value of the chosen option; `null` if none is. */
  value: Value | null;
  options: readonly SegmentOption<Value>[];
  onChange: (value: Value) => void;
  isDisabled?: boolean | undefined;
}

/** A few choices side by side, or stacked if they do not fit. They are native radios. */
export function Segment<Value extends string>({ label, value, options, onChange, isDisabled }: SegmentProps<Value>) {
  const name = useUniqueId();
  return (
    <div className="seam-segment" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="seam-segment-item">
          <input
            type="radio"
            className="seam-segment-radio"
            name={name}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />
          <SegmentText {...option} />
        </label>
      ))}
    </div>
  );
}

/** Skeleton of the segment, as wide and as high as it will be. */
export const WaitingSegment = ({ options }: { options: readonly SegmentOption<string>[] }) => (
  <div className="seam-segment">
    {options.map((option) => (
      <div key={option.value} className="seam-segment-item">
        <SegmentText {...option} />
      </div>
    ))}
  </div>
);

const SegmentText = ({ label, note }: SegmentOption<string>) => (
  <>
    <span className="seam-segment-label">{label}</span> <bdi className="seam-segment-note">{note}</bdi>
  </>
);
