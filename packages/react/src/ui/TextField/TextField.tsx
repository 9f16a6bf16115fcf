import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { useAnnounce } from "../Live/Live.tsx";

type InputProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "value" | "onChange" | "children">;

interface TextFieldProps extends InputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Below it, at the start; an error takes its place. */
  hint?: ReactNode;
  /** Below it, at the end: 57/60. */
  counter?: { text: string; isOver: boolean } | undefined;
  /** After the box, in its line. */
  children?: ReactNode;
}

/** A labelled input, with what is wrong below it. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  counter,
  children,
  type = "text",
  ...rest
}: TextFieldProps) {
  useSpokenError(error, rest.readOnly === true);
  const id = useUniqueId();
  const foot = `${id}foot`;
  const hasFoot = error !== undefined || hint !== undefined || counter !== undefined;
  return (
    <div className="seam-field">
      <label className="seam-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type={type}
        className="seam-input"
        data-part={type === "datetime-local" ? "datetime" : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={hasFoot ? foot : undefined}
      />
      {children}
      {hasFoot && (
        <div className="seam-field-foot" id={foot}>
          {error === undefined ? hint : <FieldError>{error}</FieldError>}
          {counter && (
            <span className="seam-field-count" data-over={counter.isOver ? "" : undefined}>
              {counter.text}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

const typingRestsMs = 1000;

/**
 * Announces a new error once typing pauses. One that came of saving is not announced: the field gets the focus, and is
 * read with it.
 */
function useSpokenError(error: string | undefined, isSaving: boolean): void {
  const announce = useAnnounce();
  const known = useRef({ error, isSaving });
  useEffect(() => {
    const isNews = error !== undefined && error !== known.current.error && !known.current.isSaving;
    known.current = { error, isSaving };
    if (!isNews) return undefined;
    let takeBack: (() => void) | undefined;
    const timer = setTimeout(() => {
      takeBack = announce(error);
    }, typingRestsMs);
    return () => {
      clearTimeout(timer);
      takeBack?.();
    };
  }, [announce, error, isSaving]);
}

type DateTimeFieldProps = Omit<TextFieldProps, "type" | "placeholder" | "counter">;

/** A wall-clock date and time, `YYYY-MM-DDTHH:mm`, in no zone of its own. */
export function DateTimeField(props: DateTimeFieldProps) {
  return <TextField {...props} type="datetime-local" />;
}

/** What is wrong with a field: an icon and a text. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className="seam-field-error">
      <Icon name="error" size="sm" />
      <span>
        <bdi>{children}</bdi>
      </span>
    </span>
  );
}
