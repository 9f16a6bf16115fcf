import { type ReactNode, type RefObject, useRef } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { hasFocus, useBrowserLayoutEffect } from "../../page/in-browser.ts";

interface HeaderProps {
  /** `null` for no title, if the host has a heading of its own. */
  title: ReactNode | null;
  /** Count beside the title. */
  count?: string | undefined;
  /** Name of the view's door or code, if its title does not contain it. Screen readers read it with the title. */
  about?: string | undefined;
  /** Small text below the title. */
  sub?: ReactNode;
  /** Content at the end of the title's line, where it moves nothing when it changes. */
  mark?: ReactNode;
  /** Called when Back is pressed. Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  /** Content at the end: a search field, buttons. */
  children?: ReactNode;
}

/** Header of a table, or of a view that was opened from another. */
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
                // ARIA 1.3 allows a description on any role, and screen readers read it.
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

/** Set while a header with the focus has just been removed, in the current render. */
let isOrphaned = false;

/**
 * Moves the focus to the new title if a header with the focus is replaced by another, for example when a form has
 * loaded.
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
