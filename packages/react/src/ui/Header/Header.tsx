import { type ReactNode, type RefObject, useRef } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { hasFocus, useBrowserLayoutEffect } from "../../page/in-browser.ts";

interface HeaderProps {
  /** `null`: none, as the host has a heading of its own. */
  title: ReactNode | null;
  /** Beside the title: how many there are. */
  count?: string | undefined;
  /** Which door or code the view is about, if its title does not say: a screen reader reads it with the title. */
  about?: string | undefined;
  /** Below the title, in small. */
  sub?: ReactNode;
  /** In the title's line, at its end: what comes and goes there moves nothing. */
  mark?: ReactNode;
  /** Gives it a Back button. */
  onBack?: (() => void) | undefined;
  /** What stands at its end: a search field, buttons. */
  children?: ReactNode;
}

/** Top of a table, or of a view that was opened from another. */
export function Header({ title, count, about, sub, mark, onBack, children }: HeaderProps) {
  const { back } = useStrings().view;
  const header = useRef<HTMLDivElement>(null);
  useInheritedFocus(header);
  return (
    <div ref={header} className="seam-header" data-back={onBack ? "" : undefined}>
      {(title || onBack || mark) && (
        <div className="seam-header-lead">
          {onBack && <IconButton icon="back" label={back} onClick={onBack} />}
          {title && (
            <div className="seam-header-text">
              <div
                className="seam-header-title"
                role="heading"
                aria-level={2}
                // Any role may have a description as of ARIA 1.3, and readers say it.
                // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
                aria-description={about}
                tabIndex={-1}
                data-seam-title=""
              >
                <span>
                  <bdi>{title}</bdi>
                </span>
                {count && <span className="seam-count">{count}</span>}
              </div>
              {sub && (
                <div className="seam-header-sub">
                  <bdi>{sub}</bdi>
                </div>
              )}
            </div>
          )}
          {mark}
        </div>
      )}
      {children}
    </div>
  );
}

/** A header that had the focus has just been removed, in the rendering that is under way. */
let isOrphaned = false;

/**
 * If a header that has the focus is replaced by another, as when a form has what it waited for, the focus goes to the
 * new title.
 */
function useInheritedFocus(header: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(() => {
    const { current } = header;
    if (!current) return undefined;
    if (isOrphaned) current.querySelector<HTMLElement>("[data-seam-title]")?.focus({ preventScroll: true });
    isOrphaned = false;
    return () => {
      isOrphaned = hasFocus(current);
      queueMicrotask(() => {
        isOrphaned = false;
      });
    };
  }, [header]);
}
