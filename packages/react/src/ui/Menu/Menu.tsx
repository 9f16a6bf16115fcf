import { type KeyboardEvent, useEffect, useRef } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { usePopover } from "../Popover/use-popover.ts";

export interface MenuItem {
  /** Different for each item: it is its key too. */
  icon: IconName;
  label: string;
  tone?: "danger" | undefined;
  onSelect: () => void;
}

export interface MenuProps {
  /** What the button is called. */
  label: string;
  items: readonly MenuItem[];
}

/** A button with three dots, and the menu it opens; keyboard as in the ARIA practices for a menu button. */
export function Menu({ label, items }: MenuProps) {
  const { isOpen, open, close, trigger, popover, triggerProps } = usePopover();
  const id = useUniqueId();
  const from = useRef<"first" | "last">("first");

  useEffect(() => {
    if (isOpen) focusItem(popover.current, from.current === "first" ? 0 : -1);
    else from.current = "first";
  }, [isOpen, popover]);

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    from.current = event.key === "ArrowDown" ? "first" : "last";
    open();
  };

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget: menu, key } = event;
    const elements = itemsOf(menu);
    const at = elements.indexOf(event.target as HTMLElement);
    const target = destination(key, at, elements);
    if (key === "Tab") close();
    else if (target !== null) {
      event.preventDefault();
      focusItem(menu, target);
    }
  };

  return (
    <>
      <IconButton
        {...triggerProps}
        ref={trigger}
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-controls={isOpen ? id : undefined}
        onKeyDown={onTriggerKey}
      />
      {isOpen && (
        <div
          ref={popover}
          id={id}
          popover="auto"
          className="seam-popover seam-menu"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKey}
        >
          {items.map(({ icon, label: text, tone, onSelect }) => (
            <button
              key={icon}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="seam-menu-item"
              data-tone={tone}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              <Icon name={icon} />
              <span>
                <bdi>{text}</bdi>
              </span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

function focusItem(menu: HTMLElement | null, index: number): void {
  if (menu !== null) itemsOf(menu).at(index)?.focus();
}

/** Index the key moves to; letters go to the next item that begins with them. */
function destination(key: string, at: number, elements: readonly HTMLElement[]): number | null {
  const count = elements.length;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return null;
  const order = elements.map((_, step) => (at + 1 + step) % count);
  return order.find((index) => elements[index]?.textContent?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
