import { type KeyboardEvent, useEffect, useRef } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { usePopover } from "../Popover/use-popover.ts";

export interface MenuItem {
  /** Icon of the item. It must be unique, because it is also the key. */
  icon: IconName;
  label: string;
  tone?: "danger" | undefined;
  onSelect: () => void;
}

interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  items: readonly MenuItem[];
}

/** Button with three dots, and the menu that it opens. The keyboard follows the ARIA practices for a menu button. */
export function Menu({ label, items }: MenuProps) {
  const { isOpen, open, close, trigger, popover, triggerProps } = usePopover();
  const id = useUniqueId();
  /** Index of the item that gets the focus. */
  const from = useRef(0);

  useEffect(() => {
    if (isOpen) itemsOf(popover.current).at(from.current)?.focus();
    else from.current = 0;
  }, [isOpen, popover]);

  const onTriggerKey = (event: KeyboardEvent) => {
    const index = openingKeys[event.key];
    if (index === undefined) return;
    event.preventDefault();
    from.current = index;
    open();
  };

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") close();
    const next = destination(event.key, event.target as HTMLElement, itemsOf(event.currentTarget));
    if (!next) return;
    event.preventDefault();
    next.focus();
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

/** Keys of the button that open the menu, with the index of the item that then gets the focus. */
const openingKeys: Readonly<Record<string, number>> = { ArrowDown: 0, ArrowUp: -1 };

const itemsOf = (menu: HTMLElement | null) => [...(menu?.children ?? [])] as HTMLElement[];

/** Returns the item to which a key moves. A letter moves to the next item that begins with it. */
function destination(key: string, from: HTMLElement, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.indexOf(from);
  const order = items.concat(items).slice(at + 1);
  if (key === "ArrowDown") return order[0];
  if (key === "ArrowUp") return items.at(at - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  return /^\S$/.test(key)
    ? order.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()))
    : undefined;
}
