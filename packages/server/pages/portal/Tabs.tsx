import type { MouseEvent } from "react";
import { useSession } from "./session.tsx";
import { strings } from "./strings/strings.ts";
import { addressOf, type View } from "./view.ts";

type Tab = "messages" | "endpoints" | "events";

const tabs = [
  { name: "messages", text: "messages" },
  { name: "endpoints", text: "endpoints" },
  { name: "events", text: "eventTypes" },
] as const;

const tabOf = ({ name }: View): Tab =>
  name === "messages" || name === "message" ? "messages" : name === "events" ? "events" : "endpoints";

/** Links to the portal's three pages. */
export function Tabs({ view }: { view: View }) {
  const { open } = useSession();
  const follow = (event: MouseEvent, to: View) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(to);
  };
  return (
    <nav className="tabs seam-components" aria-label={strings.pages}>
      {tabs.map(({ name, text }) => (
        <a
          key={name}
          className="tab"
          href={addressOf({ name }) || "#"}
          aria-current={tabOf(view) === name ? (view.name === name ? "page" : "true") : undefined}
          onClick={(event) => follow(event, { name })}
        >
          {strings[text]}
        </a>
      ))}
    </nav>
  );
}
